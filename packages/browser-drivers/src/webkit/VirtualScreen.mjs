import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { keysymOf } from './keysyms.mjs'
import { fakeInput, X11Client } from './X11Client.mjs'

const size = { width: 2600, height: 1700 }

/** The numbers of the buttons of an X pointer; the wheel is four of them. */
const buttonNumbers = /** @type {Readonly<Record<string, number>>} */ ({
  left: 1,
  middle: 2,
  right: 3,
})
const wheelNumbers = { up: 4, down: 5, left: 6, right: 7 }

/** An invisible screen of Xvfb with pointer and keyboard: for the browser its input is real. */
export class VirtualScreen {
  /** The name of the screen in DISPLAY. */
  display = ''
  /** The window that has the keyboard. */
  #frontWindow = 0
  #pointer = ''
  #queue = Promise.resolve()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server
  /** @type {X11Client | undefined} */
  #connectedClient

  /** Starts an X server. It chooses a free display number itself. */
  async start() {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    this.#server = server
    const displayPipe = /** @type {import('node:stream').Readable} */ (server.stdio[3])
    const failed = Promise.race([once(server, 'exit'), once(server, 'error')]).then(() => {
      throw new Error('Xvfb does not start.')
    })
    const number = String(await Promise.race([once(displayPipe, 'data'), failed])).trim()
    // The server exits at the end, too.
    failed.catch(() => {})
    this.display = `:${number}`
    this.#connectedClient = new X11Client(`/tmp/.X11-unix/X${number}`)
    await this.#connectedClient.open()
    await this.#connectedClient.disableAutoRepeat()
    await this.#parkPointer()
  }

  stop() {
    this.#server?.kill()
  }

  get #client() {
    if (!this.#connectedClient) throw new Error('The screen is not started.')
    return this.#connectedClient
  }

  /**
   * Runs an action after all earlier ones: there is one pointer and one keyboard.
   *
   * @param {() => Promise<void>} action
   */
  enqueue(action) {
    const done = this.#queue.then(action)
    this.#queue = done.catch(() => {})
    return done
  }

  /** @param {number} pid */
  windowsOf(pid) {
    return this.#client.windowsOf(pid)
  }

  /**
   * @param {number} window
   * @param {number} width
   * @param {number} height
   */
  resize(window, width, height) {
    return this.#client.resize(window, width, height)
  }

  /**
   * Raises a window and gives it the keyboard. The pointer leaves the place that it had in another window.
   *
   * @param {number} window
   */
  async bringToFront(window) {
    if (this.#frontWindow === window) return
    this.#frontWindow = window
    await this.#parkPointer()
    await this.#client.raise(window)
  }

  /**
   * Forgets windows that are closed. X may give their number to a new one, which is not in front yet.
   *
   * @param {ReadonlySet<number>} windows
   */
  forgetWindows(windows) {
    if (windows.has(this.#frontWindow)) this.#frontWindow = 0
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {Promise<boolean>} whether the pointer was elsewhere before
   */
  async movePointer(x, y) {
    const place = [Math.floor(x), Math.floor(y)]
    if (this.#pointer === String(place)) return false
    this.#pointer = String(place)
    this.#client.fake(fakeInput.motion, 0, ...place)
    await this.#client.sync()
    return true
  }

  /**
   * @param {'down' | 'up'} movement
   * @param {string} name as Playwright has it
   */
  async moveButton(movement, name) {
    this.#client.fake(movement === 'down' ? fakeInput.buttonDown : fakeInput.buttonUp, buttonNumbers[name] ?? 1)
    await this.#client.sync()
  }

  /**
   * @param {'up' | 'down' | 'left' | 'right'} direction
   * @param {number} turns
   */
  async turnWheel(direction, turns) {
    for (let turn = 0; turn < turns; turn++) {
      this.#client.fake(fakeInput.buttonDown, wheelNumbers[direction])
      this.#client.fake(fakeInput.buttonUp, wheelNumbers[direction])
    }
    await this.#client.sync()
  }

  /**
   * @param {'down' | 'up'} movement
   * @param {string} code as in KeyboardEvent
   * @param {boolean} isShifted whether Shift is held meanwhile
   */
  async moveKey(movement, code, isShifted) {
    const keycode = this.#client.keycodeOf(keysymOf(code))
    const shift = this.#client.keycodeOf(keysymOf('ShiftLeft'))
    if (isShifted) this.#client.fake(fakeInput.keyDown, shift)
    this.#client.fake(movement === 'down' ? fakeInput.keyDown : fakeInput.keyUp, keycode)
    if (isShifted) this.#client.fake(fakeInput.keyUp, shift)
    await this.#client.sync()
  }

  async #parkPointer() {
    await this.movePointer(size.width - 1, size.height - 1)
  }
}
