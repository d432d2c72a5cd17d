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

/** How long anything here waits for an answer, in ms: a process that hangs never gives one. */
const patience = 30_000

/** @typedef {{ target?: string | undefined, timer: NodeJS.Timeout, settle: (answer: Message) => void }} Asked target: the process that has been asked, if not the browser's */

/** A connection to the inspector of one window: to the browser's own process, and through it to the process of the page. */
export class Inspector {
  #socket
  #opened
  #lastId = firstId
  #hurries = 0
  /** @type {Map<number | undefined, Asked>} */
  #asked = new Map()

  /**
   * @param {string} url
   * @param {(message: Message) => void} hear what nobody here has asked for
   */
  constructor(url, hear) {
    this.hear = hear
    this.#socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 2 ** 30, handshakeTimeout: 15_000 })
    this.#socket.on('message', (data) => this.#take(messageIn(Buffer.isBuffer(data) ? data.toString() : '')))
    // What ends the connection closes it, and that is told to all who wait for an answer.
    this.#socket.on('error', () => {})
    this.#socket.once('close', () => this.#giveUp(() => true, 'WebKit has closed the page.'))
    this.#opened = new Promise((resolve) => {
      this.#socket.once('open', resolve)
      this.#socket.once('close', resolve)
    })
  }

  /** Ends the connection. Answers once WebKit knows of it: it takes one at a time for a window. */
  close() {
    const closed = new Promise((resolve) => this.#socket.once('close', resolve))
    this.#socket.close()
    return this.#socket.readyState === WebSocket.CLOSED ? Promise.resolve() : closed
  }

  /**
   * Asks the browser's own process.
   *
   * @param {string} method
   * @param {Json} params
   */
  async send(method, params = {}) {
    const id = ++this.#lastId
    const answer = this.#answerTo(id)
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
    const answer = this.#answerTo(id, target)
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
    clearTimeout(asked?.timer)
    asked?.settle(message)
    return asked !== undefined
  }

  /**
   * Tells those who wait for a process that it has gone: it answers nothing more.
   *
   * @param {string} target
   */
  forget(target) {
    this.#giveUp((asked) => asked.target === target, 'The page has left its process.')
  }

  /** @param {Message} message */
  async write(message) {
    await this.#opened
    if (this.#socket.readyState !== WebSocket.OPEN) {
      this.isAnswer({ id: message.id, error: { message: 'The page is closed.' } })
      return
    }
    const bytes = Buffer.from(JSON.stringify(message))
    for (let from = 0; from < bytes.length; from += frameSize) {
      const to = from + frameSize
      this.#socket.send(bytes.subarray(from, to), { binary: false, fin: to >= bytes.length })
    }
  }

  /**
   * @param {number} id
   * @param {string} [target]
   * @returns {Promise<Message>}
   */
  #answerTo(id, target) {
    const giveUp = () => this.isAnswer({ id, error: { message: `WebKit has not answered within ${patience / 1000} s.` } })
    const timer = setTimeout(giveUp, patience)
    return new Promise((settle) => void this.#asked.set(id, { target, timer, settle }))
  }

  /**
   * @param {(asked: Asked) => boolean} isLost
   * @param {string} message
   */
  #giveUp(isLost, message) {
    for (const [id, asked] of this.#asked) if (isLost(asked)) this.isAnswer({ id, error: { message } })
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
