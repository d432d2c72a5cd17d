/** How long Playwright waits for a response, in ms. It has no limit of its own, and a test would end without a reason. */
const defaultTimeout = 60_000

/** The requests of Playwright that a page has not responded to. Each gets an error as its response when its time is over. */
export class PendingResponses {
  #respond
  #timeout
  /** @type {Map<number, { target: string, timer: NodeJS.Timeout }>} */
  #pending = new Map()

  /**
   * @param {(target: string, message: import('./protocol.ts').ProtocolMessage) => void} respond
   * @param {number} [timeout] in ms
   */
  constructor(respond, timeout = defaultTimeout) {
    this.#respond = respond
    this.#timeout = timeout
  }

  /**
   * @param {string} target the process that the request was sent to
   * @param {number | undefined} id
   * @param {string} method
   */
  expect(target, id, method) {
    if (id === undefined) return
    const message = `WebKit has not responded to ${method} within ${this.#timeout / 1000} s.`
    this.#pending.set(id, { target, timer: setTimeout(() => this.#respond(target, { id, error: { message } }), this.#timeout) })
  }

  /**
   * @param {number} id
   * @returns {boolean} whether Playwright waits for this response
   */
  settle(id) {
    clearTimeout(this.#pending.get(id)?.timer)
    return this.#pending.delete(id)
  }

  /**
   * Drops the pending requests of a process that has ended: Playwright rejects them by itself.
   *
   * @param {string} target
   */
  drop(target) {
    for (const [id, pending] of this.#pending) if (pending.target === target) this.settle(id)
  }

  dropAll() {
    for (const id of this.#pending.keys()) this.settle(id)
  }
}
