import { connect } from 'node:net'

import {
  connectionSetup,
  firstMessage,
  isEvent,
  isReply,
  nameBody,
  numbersBody,
  opcodes,
  padded,
  requestOf,
  setupMessage,
} from './x11Messages.mjs'

/** The event of a window that is shown, and the event mask that subscribes to it. */
const mapNotify = 19
const substructureNotifyMask = 1 << 19

/** Of the SHAPE extension: the request that sets a region of a window, and the region that receives clicks. */
const shapeRectangles = 1
const inputRegion = 2

/** The request of the XTEST extension that makes an input. */
const xtestFakeInput = 2

/** The kinds of input of the XTEST extension. */
export const fakeInput = { keyDown: 2, keyUp: 3, buttonDown: 4, buttonUp: 5, motion: 6 }

/** A client of an X server on this machine. It speaks as much of the protocol as input and the placement of windows need. */
export class X11Client {
  /** @type {import('node:net').Socket} */
  #socket
  #received = Buffer.alloc(0)
  #sequence = 0
  /** @type {Map<number, (reply: Buffer) => void>} */
  #pending = new Map()
  #root = 0
  #xtest = 0
  #shape = 0
  #pidAtom = 0
  #typeAtom = 0
  #tooltipAtom = 0
  /** @type {Map<number, number>} from the keysym that a key gives without Shift to its keycode */
  #keycodes = new Map()

  /** @param {string} path of the server's socket */
  constructor(path) {
    this.#socket = connect(path)
    // The screen notices the end of the server by the end of its process.
    this.#socket.on('error', () => {})
  }

  async open() {
    const setup = this.#receiveSetup()
    this.#socket.write(connectionSetup)
    const server = await setup
    if (server[0] !== 1) throw new Error('The X server rejects the connection.')
    const formats = server.readUInt8(29)
    this.#root = server.readUInt32LE(40 + padded(server.readUInt16LE(24)) + formats * 8)
    const [first, last] = [server.readUInt8(34), server.readUInt8(35)]
    const [xtest, shape, pid, type, tooltip, keys] = await Promise.all([
      this.#request(opcodes.queryExtension, 0, nameBody('XTEST')),
      this.#request(opcodes.queryExtension, 0, nameBody('SHAPE')),
      this.#request(opcodes.internAtom, 0, nameBody('_NET_WM_PID')),
      this.#request(opcodes.internAtom, 0, nameBody('_NET_WM_WINDOW_TYPE')),
      this.#request(opcodes.internAtom, 0, nameBody('_NET_WM_WINDOW_TYPE_TOOLTIP')),
      this.#request(opcodes.getKeyboardMapping, 0, Buffer.from([first, last - first + 1, 0, 0])),
    ])
    this.#xtest = xtest.readUInt8(9)
    this.#shape = shape.readUInt8(9)
    this.#pidAtom = pid.readUInt32LE(8)
    this.#typeAtom = type.readUInt32LE(8)
    this.#tooltipAtom = tooltip.readUInt32LE(8)
    this.#send(opcodes.changeWindowAttributes, 0, numbersBody(this.#root, 1 << 11, substructureNotifyMask))
    const keysymsPerKey = keys.readUInt8(1)
    // Where several keys give a keysym, the first one counts.
    for (let code = last; code >= first; code--) this.#keycodes.set(keys.readUInt32LE(32 + (code - first) * keysymsPerKey * 4), code)
  }

  /** @param {number} keysym */
  keycodeOf(keysym) {
    const code = this.#keycodes.get(keysym)
    if (code === undefined) throw new Error(`No key gives the keysym ${keysym}.`)
    return code
  }

  /**
   * The visible windows of a process, from the lowest to the topmost.
   *
   * @param {number} pid
   * @returns {Promise<number[]>}
   */
  async windowsOf(pid) {
    const windows = await this.#windows()
    const isFound = await Promise.all(
      windows.map(async (window) => {
        const [owner, isVisible, geometry] = await Promise.all([
          this.#numberProperty(window, this.#pidAtom),
          this.#isVisible(window),
          this.#request(opcodes.getGeometry, 0, numbersBody(window)),
        ])
        return owner === pid && isVisible && geometry.readUInt16LE(16) > 50
      }),
    )
    return windows.filter((_, index) => isFound[index])
  }

  /**
   * @param {number} window
   * @param {number} width
   * @param {number} height
   */
  resize(window, width, height) {
    this.#send(opcodes.configureWindow, 0, numbersBody(window, 1 | 2 | 4 | 8, 0, 0, width, height))
    return this.sync()
  }

  /** Stops X from repeating a key that is held: on a busy machine it is held for long. */
  disableAutoRepeat() {
    const autoRepeatMode = 1 << 7
    this.#send(opcodes.changeKeyboardControl, 0, numbersBody(autoRepeatMode, 0))
    return this.sync()
  }

  /**
   * Puts a window in front of all others and gives it the keyboard.
   *
   * @param {number} window
   */
  raise(window) {
    this.#send(opcodes.configureWindow, 0, numbersBody(window, 64, 0))
    this.#send(opcodes.setInputFocus, 1, numbersBody(window, 0))
    return this.sync()
  }

  /**
   * Makes an input, as a person does. `sync` waits until the server has processed it.
   *
   * @param {number} kind one of `fakeInput`
   * @param {number} detail a keycode or the number of a button
   * @param {number} x
   * @param {number} y
   */
  fake(kind, detail, x = 0, y = 0) {
    const body = Buffer.alloc(32)
    body.writeUInt8(kind, 0)
    body.writeUInt8(detail, 1)
    body.writeUInt32LE(kind === fakeInput.motion ? this.#root : 0, 8)
    body.writeInt16LE(x, 20)
    body.writeInt16LE(y, 22)
    this.#send(this.#xtest, xtestFakeInput, body)
  }

  /** Waits until the server has processed all requests: it does so in order, and replies to this one. */
  async sync() {
    await this.#request(opcodes.getInputFocus, 0, Buffer.alloc(0))
  }

  /** All windows of the screen, from the lowest to the topmost. */
  async #windows() {
    const tree = await this.#request(opcodes.queryTree, 0, numbersBody(this.#root))
    return Array.from({ length: tree.readUInt16LE(16) }, (_, index) => tree.readUInt32LE(32 + index * 4))
  }

  /**
   * Lets clicks through if the window is a tooltip. A tooltip comes late, may lie under the pointer by then, and would take the click.
   *
   * @param {number} window
   */
  async #letClicksThroughTooltip(window) {
    if ((await this.#numberProperty(window, this.#typeAtom)) !== this.#tooltipAtom) return
    const body = Buffer.alloc(12)
    body.writeUInt8(inputRegion, 1)
    body.writeUInt32LE(window, 4)
    this.#send(this.#shape, shapeRectangles, body)
  }

  /** @param {number} window */
  async #isVisible(window) {
    return (await this.#request(opcodes.getWindowAttributes, 0, numbersBody(window))).readUInt8(26) === 2
  }

  /**
   * @param {number} window
   * @param {number} atom
   */
  async #numberProperty(window, atom) {
    const reply = await this.#request(opcodes.getProperty, 0, numbersBody(window, atom, 0, 0, 1))
    return reply.length < 36 ? undefined : reply.readUInt32LE(32)
  }

  /**
   * @param {number} opcode
   * @param {number} detail
   * @param {Buffer} body
   */
  #send(opcode, detail, body) {
    this.#sequence = (this.#sequence + 1) & 0xffff
    this.#socket.write(requestOf(opcode, detail, body))
  }

  /**
   * @param {number} opcode
   * @param {number} detail
   * @param {Buffer} body
   * @returns {Promise<Buffer>} the reply; 32 zeros for an error, as when the window is closed
   */
  #request(opcode, detail, body) {
    this.#send(opcode, detail, body)
    return new Promise((resolve) => this.#pending.set(this.#sequence, resolve))
  }

  /**
   * The description of the server, which it sends first.
   *
   * @returns {Promise<Buffer>}
   */
  #receiveSetup() {
    return new Promise((resolve) => {
      const receive = (/** @type {Buffer} */ data) => {
        this.#received = Buffer.concat([this.#received, data])
        const setup = setupMessage(this.#received)
        if (setup === undefined) return
        this.#socket.off('data', receive)
        resolve(setup)
        this.#received = this.#received.subarray(setup.length)
        this.#socket.on('data', (more) => this.#receive(more))
      }
      this.#socket.on('data', receive)
    })
  }

  /** @param {Buffer} data of replies, errors and events, which may end anywhere */
  #receive(data) {
    this.#received = Buffer.concat([this.#received, data])
    for (let message = firstMessage(this.#received); message !== undefined; message = firstMessage(this.#received)) {
      this.#received = this.#received.subarray(message.length)
      if (isEvent(message)) this.#handleEvent(message)
      else this.#settle(message)
    }
  }

  /** @param {Buffer} event */
  #handleEvent(event) {
    if (event.readUInt8(0) === mapNotify) void this.#letClicksThroughTooltip(event.readUInt32LE(8))
  }

  /** @param {Buffer} message a reply or an error */
  #settle(message) {
    const sequence = message.readUInt16LE(2)
    this.#pending.get(sequence)?.(isReply(message) ? message : Buffer.alloc(message.length))
    this.#pending.delete(sequence)
  }
}
