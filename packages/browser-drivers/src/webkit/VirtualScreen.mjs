import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { keysymOf } from './keysyms.mjs'
import { XClient, fake } from './X11Client.mjs'

const size = { width: 2600, height: 1700 }

const buttons = /** @type {Readonly<Record<string, number>>} */ ({
  left: 1,
  middle: 2,
  right: 3,
  up: 4,
  down: 5,
  leftwards: 6,
  rightwards: 7,
})

/** A screen that nobody sees, with a pointer and a keyboard: what is pressed there is real to the browser. */
export class Screen {
  /** As DISPLAY names it. */
  name = ''
  /** The window that was used last. */
  #front = 0
  #place = ''
  #last = Promise.resolve()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server
  /** @type {XClient | undefined} */
  #client

  /** Starts an X server, which finds a free number itself. */
  async start() {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    this.#server = server
    const told = /** @type {import('node:stream').Readable} */ (server.stdio[3])
    const failed = Promise.race([once(server, 'exit'), once(server, 'error')]).then(() => {
      throw new Error('Xvfb does not start.')
    })
    const [number] = await Promise.race([once(told, 'data'), failed])
    failed.catch(() => {})
    this.name = `:${String(number).trim()}`
    this.#client = new XClient(`/tmp/.X11-unix/X${this.name.slice(1)}`)
    await this.#client.open()
    await this.#client.stopRepeats()
    await this.#parkPointer()
  }

  stop() {
    this.#server?.kill()
  }

  get #x() {
    if (!this.#client) throw new Error('There is no screen yet.')
    return this.#client
  }

  /**
   * Does something once all is done that came before it: there is one pointer and one keyboard.
   *
   * @param {() => Promise<void>} act
   */
  inTurn(act) {
    const done = this.#last.then(act)
    this.#last = done.catch(() => {})
    return done
  }

  /** @param {number} pid */
  windowsOf(pid) {
    return this.#x.windowsOf(pid)
  }

  /**
   * @param {number} window
   * @param {number} width
   * @param {number} height
   */
  resize(window, width, height) {
    return this.#x.resize(window, width, height)
  }

  /**
   * Brings a window to the front, with the keyboard, and the pointer away from where it was in another one.
   *
   * @param {number} window
   */
  async bringToFront(window) {
    if (this.#front === window) return
    this.#front = window
    await this.#parkPointer()
    await this.#x.raise(window)
  }

  /**
   * The next window to open may get the number of one that has gone, and has neither the keyboard nor the pointer yet.
   *
   * @param {ReadonlySet<number>} windows
   */
  forget(windows) {
    if (windows.has(this.#front)) this.#front = 0
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {Promise<boolean>} whether the pointer has been somewhere else
   */
  async movePointer(x, y) {
    const place = [Math.floor(x), Math.floor(y)]
    if (this.#place === String(place)) return false
    this.#place = String(place)
    this.#x.act(fake.motion, 0, ...place)
    await this.#x.settle()
    return true
  }

  /**
   * @param {'down' | 'up'} way
   * @param {string} name
   */
  async button(way, name) {
    this.#x.act(way === 'down' ? fake.buttonDown : fake.buttonUp, buttons[name] ?? 1)
    await this.#x.settle()
  }

  /**
   * @param {'up' | 'down' | 'leftwards' | 'rightwards'} way
   * @param {number} turns
   */
  async wheel(way, turns) {
    for (let turn = 0; turn < turns; turn++) {
      this.#x.act(fake.buttonDown, buttons[way] ?? 1)
      this.#x.act(fake.buttonUp, buttons[way] ?? 1)
    }
    await this.#x.settle()
  }

  /**
   * @param {'down' | 'up'} way
   * @param {string} code as KeyboardEvent has it
   * @param {boolean} shifted whether Shift is to be held for it
   */
  async key(way, code, shifted) {
    const keycode = this.#x.keycodeOf(keysymOf(code))
    const shift = this.#x.keycodeOf(keysymOf('ShiftLeft'))
    if (shifted) this.#x.act(fake.keyDown, shift)
    this.#x.act(way === 'down' ? fake.keyDown : fake.keyUp, keycode)
    if (shifted) this.#x.act(fake.keyUp, shift)
    await this.#x.settle()
  }

  async #parkPointer() {
    await this.movePointer(size.width - 1, size.height - 1)
  }
}
