import { WebSocket } from 'ws'

/**
 * @typedef {Record<string, any>} Json what the protocol of the inspector says, as JSON has it
 * @typedef {{ id?: number | undefined, method?: string, params?: Json, result?: Json, error?: { message: string } }} Message
 */

/** WebKit ends a connection that sends 128 KiB at once. */
const frameSize = 100_000

/** Playwright counts from 1; what is asked here beside is told apart by its number. */
const firstId = 1_000_000_000
const hurryId = firstId - 1

/** A connection to the inspector of one window: to the browser's own process, and through it to the process of the page. */
export class Inspector {
  #socket
  #opened
  #lastId = firstId
  #hurries = 0
  /** @type {Map<number | undefined, (answer: Message) => void>} */
  #asked = new Map()

  /**
   * @param {string} url
   * @param {(message: Message) => void} hear what nobody here has asked for
   */
  constructor(url, hear) {
    this.hear = hear
    this.#socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 2 ** 30 })
    this.#socket.on('message', (data) => this.#take(messageIn(Buffer.isBuffer(data) ? data.toString() : '')))
    // What ends the connection ends the browser, and that is told.
    this.#socket.on('error', () => {})
    this.#opened = new Promise((resolve) => void this.#socket.once('open', resolve))
  }

  close() {
    this.#socket.close()
  }

  /**
   * Asks the browser's own process.
   *
   * @param {string} method
   * @param {Json} params
   */
  async send(method, params = {}) {
    const id = ++this.#lastId
    const answer = this.answerTo(id)
    await this.write({ id, method, params })
    return settled(await answer, method)
  }

  /**
   * Asks the process of the page.
   *
   * @param {string} target
   * @param {string} method
   * @param {Json} params
   */
  async ask(target, method, params = {}) {
    const id = ++this.#lastId
    const answer = this.answerTo(id)
    await this.pass(target, { id, method, params })
    return settled(await answer, method)
  }

  /**
   * Passes on to the process of the page what somebody else has asked.
   *
   * @param {string} target
   * @param {Message} message
   */
  async pass(target, message) {
    await this.send('Target.sendMessageToTarget', { targetId: target, message: JSON.stringify(message) })
  }

  /**
   * Whether the message is the answer to what was asked here, which it then gets.
   *
   * @param {Message} message
   */
  isAnswer(message) {
    const asked = this.#asked.get(message.id)
    this.#asked.delete(message.id)
    asked?.(message)
    return asked !== undefined
  }

  /**
   * @param {number} id
   * @returns {Promise<Message>}
   */
  answerTo(id) {
    return new Promise((resolve) => void this.#asked.set(id, resolve))
  }

  /** @param {Message} message */
  async write(message) {
    await this.#opened
    const bytes = Buffer.from(JSON.stringify(message))
    for (let from = 0; from < bytes.length; from += frameSize) {
      const to = from + frameSize
      this.#socket.send(bytes.subarray(from, to), { binary: false, fin: to >= bytes.length })
    }
  }

  /** @param {Message} message */
  #take(message) {
    this.#hurry(message.id === hurryId)
    if (message.id !== hurryId && !this.isAnswer(message)) this.hear(message)
  }

  /**
   * Between its parts WebKit sends no second message until it knows that the first has arrived, which takes 40 ms unless
   * something is sent back. Whatever is asked does that.
   *
   * @param {boolean} isAnswer whether what has come is the answer to this
   */
  #hurry(isAnswer) {
    this.#hurries = isAnswer ? this.#hurries + 1 : 0
    if (this.#hurries < 3 && this.#socket.readyState === WebSocket.OPEN) void this.write({ id: hurryId, method: 'Bridge.hurry' })
  }
}

/**
 * @param {string} text
 * @returns {Message}
 */
export function messageIn(text) {
  return /** @type {Message} */ (JSON.parse(text))
}

/** @param {unknown} error */
export function wordsOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/**
 * @param {Message} answer
 * @param {string} method
 * @returns {Json}
 */
function settled({ result, error }, method) {
  if (error) throw new Error(`${method}: ${error.message}`)
  return result ?? {}
}
