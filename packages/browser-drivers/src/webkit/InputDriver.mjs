import { setTimeout as wait } from 'node:timers/promises'

import { needsShift } from './keysyms.mjs'
import { handlerFor } from './messages.mjs'

/**
 * @typedef {import('./protocol.ts').JsonObject} JsonObject
 *
 * @typedef {Pick<import('./VirtualScreen.mjs').VirtualScreen,
 *   'bringToFront' | 'enqueue' | 'moveButton' | 'moveKey' | 'movePointer' | 'resize' | 'turnWheel'>} InputScreen
 *
 * @typedef {object} InputTimeouts In ms.
 * @property {number} certain For input that the page receives unless something else on the screen takes it: a busy machine is slow.
 * @property {number} uncertain For input that it may not receive: a menu of the system takes all moves of the pointer.
 */

/** @type {InputTimeouts} */
const defaultTimeouts = { certain: 3000, uncertain: 300 }

/** The pointer, the keyboard and the size of one window. Waits after each input until the page has received it. */
export class InputDriver {
  #screen
  #window
  #evaluate
  #timeouts
  #height = 0

  /**
   * @param {InputScreen} screen
   * @param {number} window
   * @param {(expression: string) => Promise<unknown>} evaluate runs a script in the page
   * @param {InputTimeouts} [timeouts]
   */
  constructor(screen, window, evaluate, timeouts = defaultTimeouts) {
    this.#screen = screen
    this.#window = window
    this.#evaluate = evaluate
    this.#timeouts = timeouts
  }

  /**
   * Carries out a command for the window, or returns undefined for any other command. One at a time in all windows: Playwright sends a
   * press and its release without waiting between them.
   *
   * @param {string} method
   * @param {JsonObject} params
   * @returns {Promise<void> | undefined}
   */
  dispatch(method, params) {
    const handler = handlerFor(this.#handlers, method)
    return handler && this.#screen.enqueue(async () => void (await handler(params, '')))
  }

  /** @type {import('./protocol.ts').Handlers<import('./protocol.ts').InputCommandParams>} */
  #handlers = {
    'Emulation.setDeviceMetricsOverride': async ({ width, height }) => {
      this.#height = height
      await this.#screen.bringToFront(this.#window)
      await this.#screen.resize(this.#window, width, height)
      const desired = `${width} ${height}`
      for (let attempt = 0; attempt < 400; attempt++) {
        if ((await this.#read("innerWidth + ' ' + innerHeight")) === desired) return
        await wait(10)
      }
      throw new Error(`The window does not get the size ${width} by ${height}.`)
    },
    'Input.dispatchKeyEvent': async ({ type, code, key, modifiers }) => {
      await this.#screen.bringToFront(this.#window)
      const isDown = type === 'keyDown'
      const isShifted = isDown && needsShift(key) && modifiers % 2 === 0
      await this.#untilReceived(() => this.#screen.moveKey(isDown ? 'down' : 'up', code, isShifted), this.#timeouts.certain)
    },
    'Input.dispatchMouseEvent': async ({ type, x, y, button }) => {
      await this.#screen.bringToFront(this.#window)
      if (type === 'move') await this.#movePointer(x, y)
      else await this.#untilReceived(() => this.#screen.moveButton(type, button), this.#timeouts.certain)
    },
    'Input.dispatchWheelEvent': async ({ x, y, deltaX, deltaY }) => {
      await this.#screen.bringToFront(this.#window)
      await this.#movePointer(x, y)
      if (deltaY !== 0) await this.#turnWheel(deltaY < 0 ? 'up' : 'down', Math.abs(deltaY))
      if (deltaX !== 0) await this.#turnWheel(deltaX < 0 ? 'left' : 'right', Math.abs(deltaX))
    },
    'Target.activate': () => this.#screen.bringToFront(this.#window),
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #movePointer(x, y) {
    return this.#untilReceived(() => this.#screen.movePointer(x, y), this.#timeouts.uncertain)
  }

  /**
   * Turns the wheel, and waits until the page has received all turns and drawn them. WebKit may combine several turns into one event.
   *
   * @param {'up' | 'down' | 'left' | 'right'} direction
   * @param {number} delta in px
   */
  async #turnWheel(direction, delta) {
    // WebKit scrolls this far for one turn, in whole pixels, and reports it so.
    const step = Math.floor(this.#height ** (2 / 3))
    const turns = Math.max(1, Math.round(delta / step))
    const wheeled = async () => Number((await this.#read('window.__driverWheeled')) ?? Number.NaN)
    const desired = (await wheeled()) + turns * step
    await this.#screen.turnWheel(direction, turns)
    // A document without the script of the driver counts nothing, and NaN ends the wait.
    await this.#until(async () => !((await wheeled()) < desired), this.#timeouts.certain)
    await this.#untilDrawn()
  }

  /** Scrolling shows in the frame after the next one. */
  async #untilDrawn() {
    const frames = () => this.#read('window.__driverFrames')
    const before = await frames()
    await this.#read('void window.__driverCountFrame?.()')
    await this.#until(async () => (await frames()) !== before, this.#timeouts.certain)
  }

  /**
   * Makes an input and waits until the page has received an event.
   *
   * @param {() => Promise<boolean | void>} input resolves to false when there is no event to wait for
   * @param {number} timeout
   */
  async #untilReceived(input, timeout) {
    const count = () => this.#read('window.__driverInputs')
    const before = await count()
    if ((await input()) === false) return
    await this.#until(async () => (await count()) !== before, timeout)
  }

  /**
   * A value in the page. Undefined while the page changes its document.
   *
   * @param {string} expression
   */
  #read(expression) {
    return this.#evaluate(expression).catch(() => undefined)
  }

  /**
   * @param {() => Promise<boolean>} condition
   * @param {number} timeout
   */
  async #until(condition, timeout) {
    for (const end = performance.now() + timeout; performance.now() < end && !(await condition());) await wait(5)
  }
}
