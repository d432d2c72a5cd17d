import { setTimeout as wait } from 'node:timers/promises'

import { needsShift } from './keysyms.mjs'

/** @typedef {import('./InspectorConnection.mjs').Json} Json */

/** How long to wait for what a page hears unless something else on the screen does, in ms: a busy machine takes its time. */
const surely = 3000

/** How long to wait for what it may not hear: a menu of the system takes all moves of the pointer. */
const perhaps = 300

/** The pointer and the keyboard in one window. */
export class Hands {
  #height = 0

  /**
   * @param {import('./VirtualScreen.mjs').Screen} screen
   * @param {number} window
   * @param {(expression: string) => Promise<unknown>} evaluate in the page
   */
  constructor(screen, window, evaluate) {
    this.screen = screen
    this.window = window
    this.evaluate = evaluate
  }

  /**
   * Does what Playwright asks the hands to do, or answers undefined where that is not for them. One thing at a time, in all windows: Playwright
   * asks for a press and its release without waiting.
   *
   * @param {string} method
   * @param {Json} params
   * @returns {Promise<void> | undefined}
   */
  take(method, params) {
    const command = this.#commands[method]
    return command && this.screen.inTurn(() => command(params))
  }

  /** @type {Record<string, (params: Json) => Promise<void>>} */
  #commands = {
    'Emulation.setDeviceMetricsOverride': async ({ width, height }) => {
      this.#height = height
      await this.screen.bringToFront(this.window)
      await this.screen.resize(this.window, width, height)
      const wanted = `${width} ${height}`
      for (let turn = 0; turn < 400; turn++) {
        if ((await this.evaluate("innerWidth + ' ' + innerHeight").catch(() => '')) === wanted) return
        await wait(10)
      }
      throw new Error(`The window does not get ${width} by ${height}.`)
    },
    'Input.dispatchKeyEvent': async ({ type, code, key, modifiers }) => {
      await this.screen.bringToFront(this.window)
      const isDown = type === 'keyDown'
      const isShifted = isDown && needsShift(key) && modifiers % 2 === 0
      await this.#untilHeard(() => this.screen.key(isDown ? 'down' : 'up', code, isShifted), surely)
    },
    'Input.dispatchMouseEvent': async ({ type, x, y, button }) => {
      await this.screen.bringToFront(this.window)
      if (type === 'move') await this.#movePointer(x, y)
      else await this.#untilHeard(() => this.screen.button(type, button), surely)
    },
    'Input.dispatchWheelEvent': async ({ x, y, deltaX, deltaY }) => {
      await this.screen.bringToFront(this.window)
      await this.#movePointer(x, y)
      if (deltaY !== 0) await this.#wheel(deltaY < 0 ? 'up' : 'down', Math.abs(deltaY))
      if (deltaX !== 0) await this.#wheel(deltaX < 0 ? 'leftwards' : 'rightwards', Math.abs(deltaX))
    },
    'Target.activate': () => this.screen.bringToFront(this.window),
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #movePointer(x, y) {
    return this.#untilHeard(() => this.screen.movePointer(x, y), perhaps)
  }

  /**
   * Turns the wheel and waits until the page has heard of all turns, of which WebKit may make fewer events, and has drawn it.
   *
   * @param {'up' | 'down' | 'leftwards' | 'rightwards'} way
   * @param {number} delta
   */
  async #wheel(way, delta) {
    // A turn moves by as much, in whole pixels, and by as much WebKit says to have moved.
    const step = Math.floor(this.#height ** (2 / 3))
    const turns = Math.max(1, Math.round(delta / step))
    const wheeled = async () => Number((await this.#look('window.__bridgeWheeled')) ?? Number.NaN)
    const wanted = (await wheeled()) + turns * step
    await this.screen.wheel(way, turns)
    await this.#until(async () => !((await wheeled()) < wanted), surely)
    await this.#untilDrawn()
  }

  /** What is scrolled moves with the frame after the next one. */
  async #untilDrawn() {
    const drawn = () => this.#look('window.__bridgeDrawn')
    const before = await drawn()
    await this.#look('void window.__bridgeDraw?.()')
    await this.#until(async () => (await drawn()) !== before, surely)
  }

  /**
   * Does something and waits until the page has heard of it.
   *
   * @param {() => Promise<boolean | void>} act says false when there is nothing to hear
   * @param {number} patience
   */
  async #untilHeard(act, patience) {
    const count = () => this.#look('window.__bridgeInputs')
    const before = await count()
    if ((await act()) === false) return
    await this.#until(async () => (await count()) !== before, patience)
  }

  /** @param {string} expression */
  #look(expression) {
    return this.evaluate(expression).catch(() => undefined)
  }

  /**
   * @param {() => Promise<boolean>} isSo
   * @param {number} patience
   */
  async #until(isSo, patience) {
    for (const end = performance.now() + patience; performance.now() < end && !(await isSo());) await wait(5)
  }
}
