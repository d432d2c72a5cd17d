import { connect } from 'node:net'

/** The requests of the X protocol that the screen needs, by their numbers. */
const opcode = {
  changeWindowAttributes: 2,
  getWindowAttributes: 3,
  configureWindow: 12,
  getGeometry: 14,
  queryTree: 15,
  internAtom: 16,
  getProperty: 20,
  setInputFocus: 42,
  getInputFocus: 43,
  queryExtension: 98,
  getKeyboardMapping: 101,
  changeKeyboardControl: 102,
}

/** The event that tells of a window that is shown, and the mask that asks for it. */
const mapNotify = 19
const substructureNotify = 1 << 19

/** Of the SHAPE extension: the request that sets where a window is, and the region in which it is pressed. */
const shapeRectangles = 1
const inputRegion = 2

/** What an event of the XTEST extension is. */
export const fake = { keyDown: 2, keyUp: 3, buttonDown: 4, buttonUp: 5, motion: 6 }

/** A client of an X server on this machine: as much of the protocol as it takes to press, to point, and to place windows. */
export class XClient {
  /** @type {import('node:net').Socket} */
  #socket
  #received = Buffer.alloc(0)
  #sequence = 0
  /** @type {Map<number, (reply: Buffer) => void>} */
  #waiting = new Map()
  #root = 0
  #xtest = 0
  #shape = 0
  #pidAtom = 0
  #typeAtom = 0
  #tooltipAtom = 0
  /** @type {Map<number, number>} the code of the key that gives a symbol without Shift */
  #keys = new Map()

  /** @param {string} path */
  constructor(path) {
    this.#socket = connect(path)
    // Whoever waits for an answer is told by the end of the process that there is none.
    this.#socket.on('error', () => {})
  }

  async open() {
    const setup = new Promise((resolve) => {
      const take = (/** @type {Buffer} */ data) => {
        this.#received = Buffer.concat([this.#received, data])
        const length = this.#received.length < 8 ? 8 : 8 + this.#received.readUInt16LE(6) * 4
        if (this.#received.length < length) return
        this.#socket.off('data', take)
        resolve(this.#received.subarray(0, length))
        this.#received = this.#received.subarray(length)
        this.#socket.on('data', (more) => this.#take(more))
      }
      this.#socket.on('data', take)
    })
    this.#socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
    const about = await setup
    if (about[0] !== 1) throw new Error('The X server lets nobody in.')
    const vendor = Math.ceil(about.readUInt16LE(24) / 4) * 4
    this.#root = about.readUInt32LE(40 + vendor + about.readUInt8(29) * 8)
    const [first, last] = [about.readUInt8(34), about.readUInt8(35)]
    const [xtest, shape, pid, type, tooltip, keys] = await Promise.all([
      this.#ask(opcode.queryExtension, 0, named('XTEST')),
      this.#ask(opcode.queryExtension, 0, named('SHAPE')),
      this.#ask(opcode.internAtom, 0, named('_NET_WM_PID')),
      this.#ask(opcode.internAtom, 0, named('_NET_WM_WINDOW_TYPE')),
      this.#ask(opcode.internAtom, 0, named('_NET_WM_WINDOW_TYPE_TOOLTIP')),
      this.#ask(opcode.getKeyboardMapping, 0, Buffer.from([first, last - first + 1, 0, 0])),
    ])
    this.#xtest = xtest.readUInt8(9)
    this.#shape = shape.readUInt8(9)
    this.#pidAtom = pid.readUInt32LE(8)
    this.#typeAtom = type.readUInt32LE(8)
    this.#tooltipAtom = tooltip.readUInt32LE(8)
    const each = keys.readUInt8(1)
    this.#send(opcode.changeWindowAttributes, 0, words(this.#root, 1 << 11, substructureNotify))
    for (let code = last; code >= first; code--) this.#keys.set(keys.readUInt32LE(32 + (code - first) * each * 4), code)
  }

  /** @param {number} keysym */
  keycodeOf(keysym) {
    const code = this.#keys.get(keysym)
    if (code === undefined) throw new Error(`No key gives the symbol ${keysym}.`)
    return code
  }

  /**
   * The windows of a process that are to be seen, from the lowest to the topmost.
   *
   * @param {number} pid
   * @returns {Promise<number[]>}
   */
  async windowsOf(pid) {
    const windows = await this.#windows()
    const found = await Promise.all(
      windows.map(async (window) => {
        const [itsOwn, isShown, geometry] = await Promise.all([
          this.#property(window, this.#pidAtom),
          this.#isShown(window),
          this.#ask(opcode.getGeometry, 0, words(window)),
        ])
        return itsOwn === pid && isShown && geometry.readUInt16LE(16) > 50
      }),
    )
    return windows.filter((_, index) => found[index])
  }

  /** All on the screen, from the lowest to the topmost. */
  async #windows() {
    const tree = await this.#ask(opcode.queryTree, 0, words(this.#root))
    return Array.from({ length: tree.readUInt16LE(16) }, (_, index) => tree.readUInt32LE(32 + index * 4))
  }

  /**
   * A tooltip comes late, where the pointer was. By then it may be somewhere else under it, and its press went to the tooltip: nothing
   * that is pressed goes there.
   *
   * @param {number} window
   */
  async #pressThrough(window) {
    if ((await this.#property(window, this.#typeAtom)) !== this.#tooltipAtom) return
    const body = Buffer.alloc(12)
    body.writeUInt8(inputRegion, 1)
    body.writeUInt32LE(window, 4)
    this.#send(this.#shape, shapeRectangles, body)
  }

  /** @param {number} window */
  async #isShown(window) {
    return (await this.#ask(opcode.getWindowAttributes, 0, words(window))).readUInt8(26) === 2
  }

  /**
   * @param {number} window
   * @param {number} atom of a property whose value is a number
   */
  async #property(window, atom) {
    const answer = await this.#ask(opcode.getProperty, 0, words(window, atom, 0, 0, 1))
    return answer.length < 36 ? undefined : answer.readUInt32LE(32)
  }

  /**
   * @param {number} window
   * @param {number} width
   * @param {number} height
   */
  resize(window, width, height) {
    this.#send(opcode.configureWindow, 0, words(window, 1 | 2 | 4 | 8, 0, 0, width, height))
    return this.settle()
  }

  /** No key is taken to be pressed again while it is held: on a busy machine one is held for long. */
  stopRepeats() {
    const autoRepeatMode = 1 << 7
    this.#send(opcode.changeKeyboardControl, 0, words(autoRepeatMode, 0))
    return this.settle()
  }

  /** @param {number} window */
  raise(window) {
    this.#send(opcode.configureWindow, 0, words(window, 64, 0))
    this.#send(opcode.setInputFocus, 1, words(window, 0))
    return this.settle()
  }

  /**
   * As if by hand; the next answer says that it was done.
   *
   * @param {number} type
   * @param {number} detail the code of a key, the number of a button
   * @param {number} x
   * @param {number} y
   */
  act(type, detail, x = 0, y = 0) {
    const body = Buffer.alloc(32)
    body.writeUInt8(type, 0)
    body.writeUInt8(detail, 1)
    body.writeUInt32LE(type === fake.motion ? this.#root : 0, 8)
    body.writeInt16LE(x, 20)
    body.writeInt16LE(y, 22)
    this.#send(this.#xtest, 2, body)
  }

  /** Once all that was sent has been done. */
  async settle() {
    await this.#ask(opcode.getInputFocus, 0, Buffer.alloc(0))
  }

  /**
   * @param {number} code
   * @param {number} detail
   * @param {Buffer} body
   */
  #send(code, detail, body) {
    const head = Buffer.from([code, detail, 0, 0])
    head.writeUInt16LE(1 + body.length / 4, 2)
    this.#sequence = (this.#sequence + 1) & 0xffff
    this.#socket.write(Buffer.concat([head, body]))
  }

  /**
   * @param {number} code
   * @param {number} detail
   * @param {Buffer} body
   * @returns {Promise<Buffer>} the answer; nothing but zeros where the server refuses, as of a window that has gone
   */
  #ask(code, detail, body) {
    this.#send(code, detail, body)
    return new Promise((resolve) => this.#waiting.set(this.#sequence, resolve))
  }

  /** @param {Buffer} data */
  #take(data) {
    this.#received = Buffer.concat([this.#received, data])
    while (this.#received.length >= 32) {
      const isReply = this.#received[0] === 1
      const length = isReply ? 32 + this.#received.readUInt32LE(4) * 4 : 32
      if (this.#received.length < length) return
      const sequence = this.#received.readUInt16LE(2)
      const kind = this.#received.readUInt8(0)
      if (kind === mapNotify) void this.#pressThrough(this.#received.readUInt32LE(8))
      const waiting = kind > 1 ? undefined : this.#waiting.get(sequence)
      if (waiting) this.#waiting.delete(sequence)
      waiting?.(isReply ? Buffer.from(this.#received.subarray(0, length)) : Buffer.alloc(32))
      this.#received = this.#received.subarray(length)
    }
  }
}

/** @param {number[]} values */
function words(...values) {
  const body = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => body.writeUInt32LE(value, index * 4))
  return body
}

/** @param {string} name */
function named(name) {
  const body = Buffer.alloc(4 + Math.ceil(name.length / 4) * 4)
  body.writeUInt16LE(name.length, 0)
  body.write(name, 4, 'latin1')
  return body
}
