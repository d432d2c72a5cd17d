import { WebSocket } from 'ws'

import { parseMessage } from './messages.mjs'

/**
 * @typedef {import('./protocol.ts').JsonObject} JsonObject
 * @typedef {import('./protocol.ts').ProtocolMessage} ProtocolMessage
 *
 * @typedef {object} PendingRequest
 * @property {string | undefined} target The process that the request was sent to, if not the browser's own.
 * @property {NodeJS.Timeout} timer
 * @property {(response: ProtocolMessage) => void} resolve
 */

/** WebKit closes a connection that sends 128 KiB in one frame. */
const maxFrameBytes = 100_000

/** Playwright numbers its requests from 1. The driver uses higher numbers to distinguish its own responses. */
const firstOwnId = 1_000_000_000
const wakeUpId = firstOwnId - 1

/** How many times the driver wakes WebKit up after a message of its own accord. */
const maxWakeUps = 3

/** How long a request waits for its response, in ms: a process that hangs sends none. */
const defaultTimeout = 30_000

/** A connection to the inspector of one window: to the browser's own process, and through it to the process of the page. */
export class InspectorConnection {
  #onMessage
  #timeout
  #socket
  #opened
  #lastId = firstOwnId
  #wakeUps = 0
  /** @type {Map<number | undefined, PendingRequest>} */
  #pending = new Map()

  /**
   * @param {string} url
   * @param {(message: ProtocolMessage) => void} onMessage receives events, and responses to requests of others
   * @param {number} [timeout] in ms
   */
  constructor(url, onMessage, timeout = defaultTimeout) {
    this.#onMessage = onMessage
    this.#timeout = timeout
    this.#socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 2 ** 30, handshakeTimeout: 15_000 })
    this.#socket.on('message', (data) => this.#receive(parseMessage(Buffer.isBuffer(data) ? data.toString() : '')))
    // An error also closes the connection, and the close rejects all that is pending.
    this.#socket.on('error', () => {})
    this.#socket.once('close', () => this.#rejectPending(() => true, 'WebKit has closed the page.'))
    this.#opened = new Promise((resolve) => {
      this.#socket.once('open', resolve)
      this.#socket.once('close', resolve)
    })
  }

  /** Closes the connection, and waits until WebKit knows: it accepts one connection for a window at a time. */
  close() {
    const closed = new Promise((resolve) => this.#socket.once('close', resolve))
    this.#socket.close()
    return this.#socket.readyState === WebSocket.CLOSED ? Promise.resolve() : closed
  }

  /**
   * Sends a request to the browser's own process.
   *
   * @param {string} method
   * @param {JsonObject} params
   * @returns {Promise<JsonObject>} the result
   */
  async requestFromBrowser(method, params = {}) {
    const id = ++this.#lastId
    const response = this.#responseTo(id)
    await this.#send({ id, method, params })
    return resultOf(await response, method)
  }

  /**
   * Sends a request to the process of a page.
   *
   * @param {string} target
   * @param {string} method
   * @param {JsonObject} params
   * @returns {Promise<JsonObject>} the result
   */
  async requestFromTarget(target, method, params = {}) {
    const id = ++this.#lastId
    const response = this.#responseTo(id, target)
    await this.forward(target, { id, method, params })
    return resultOf(await response, method)
  }

  /**
   * Forwards a request of Playwright to the process of a page. `onMessage` receives the response.
   *
   * @param {string} target
   * @param {ProtocolMessage} message
   */
  async forward(target, message) {
    await this.requestFromBrowser('Target.sendMessageToTarget', { targetId: target, message: JSON.stringify(message) })
  }

  /**
   * Resolves the request of the driver that a message responds to.
   *
   * @param {ProtocolMessage} message
   * @returns {boolean} whether there is one
   */
  resolvePending(message) {
    const pending = this.#pending.get(message.id)
    this.#pending.delete(message.id)
    clearTimeout(pending?.timer)
    pending?.resolve(message)
    return pending !== undefined
  }

  /**
   * Rejects pending requests of a process that has ended, which sends no responses.
   *
   * @param {string} target
   */
  rejectTarget(target) {
    this.#rejectPending((pending) => pending.target === target, 'The page has left its process.')
  }

  /** @param {ProtocolMessage} message */
  async #send(message) {
    await this.#opened
    if (this.#socket.readyState !== WebSocket.OPEN) {
      this.resolvePending({ id: message.id, error: { message: 'The page is closed.' } })
      return
    }
    const bytes = Buffer.from(JSON.stringify(message))
    for (let from = 0; from < bytes.length; from += maxFrameBytes) {
      const to = from + maxFrameBytes
      this.#socket.send(bytes.subarray(from, to), { binary: false, fin: to >= bytes.length })
    }
  }

  /**
   * @param {number} id
   * @param {string} [target]
   * @returns {Promise<ProtocolMessage>}
   */
  #responseTo(id, target) {
    const message = `WebKit has not responded within ${this.#timeout / 1000} s.`
    const timer = setTimeout(() => this.resolvePending({ id, error: { message } }), this.#timeout)
    return new Promise((resolve) => void this.#pending.set(id, { target, timer, resolve }))
  }

  /**
   * @param {(pending: PendingRequest) => boolean} isLost
   * @param {string} message
   */
  #rejectPending(isLost, message) {
    for (const [id, pending] of this.#pending) if (isLost(pending)) this.resolvePending({ id, error: { message } })
  }

  /** @param {ProtocolMessage} message */
  #receive(message) {
    this.#wakeUp(message.id === wakeUpId)
    if (message.id !== wakeUpId && !this.resolvePending(message)) this.#onMessage(message)
  }

  /**
   * Sends a request without effect. After one message WebKit holds back the next one until the first is acknowledged (Nagle's
   * algorithm), and the system delays that by 40 ms unless something is sent back.
   *
   * @param {boolean} isResponse whether the last message responds to such a request
   */
  #wakeUp(isResponse) {
    this.#wakeUps = isResponse ? this.#wakeUps + 1 : 0
    if (this.#wakeUps < maxWakeUps && this.#socket.readyState === WebSocket.OPEN) void this.#send({ id: wakeUpId, method: 'Driver.wakeUp' })
  }
}

/**
 * @param {ProtocolMessage} response
 * @param {string} method
 * @returns {JsonObject}
 */
function resultOf({ result, error }, method) {
  if (error) throw new Error(`${method}: ${error.message}`)
  return result ?? {}
}
