import { setTimeout as wait } from 'node:timers/promises'

import { needsShift } from './keysyms.mjs'

/** @typedef {import('./Inspector.mjs').Json} Json */

/** The pointer and the keyboard in one window: each command of Playwright by its name. */
export class Hands {
  #height = 0

  /**
   * @param {import('./Screen.mjs').Screen} screen
   * @param {number} window
   * @param {(expression: string) => Promise<unknown>} evaluate in the page
   */
  constructor(screen, window, evaluate) {
    this.screen = screen
    this.window = window
    this.evaluate = evaluate
  }

  /** @type {Record<string, (params: Json) => Promise<void>>} */
  commands = {
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
      await this.#untilHeard(() => this.screen.key(isDown ? 'down' : 'up', code, isShifted))
    },
    'Input.dispatchMouseEvent': async ({ type, x, y, button }) => {
      await this.screen.bringToFront(this.window)
      await this.#untilHeard(() => (type === 'move' ? this.screen.movePointer(x, y) : this.screen.button(type, button)))
    },
    'Input.dispatchWheelEvent': async ({ x, y, deltaX, deltaY }) => {
      await this.screen.bringToFront(this.window)
      await this.#untilHeard(() => this.screen.movePointer(x, y))
      // A turn of the wheel moves by as much.
      const step = this.#height ** (2 / 3)
      const turns = (/** @type {number} */ delta) => Math.max(1, Math.round(Math.abs(delta) / step))
      if (deltaY !== 0) await this.#untilHeard(() => this.screen.wheel(deltaY < 0 ? 'up' : 'down', turns(deltaY)))
      if (deltaX !== 0) await this.#untilHeard(() => this.screen.wheel(deltaX < 0 ? 'leftwards' : 'rightwards', turns(deltaX)))
    },
    'Target.activate': () => this.screen.bringToFront(this.window),
  }

  /**
   * Does something and waits until the page has heard of it, or for a while if it is not to.
   *
   * @param {() => Promise<boolean | void>} act says false when there is nothing to hear
   */
  async #untilHeard(act) {
    const count = () => this.evaluate('window.__bridgeInputs').catch(() => undefined)
    const before = await count()
    if ((await act()) === false) return
    for (let turn = 0; turn < 60 && (await count()) === before; turn++) await wait(5)
  }
}
