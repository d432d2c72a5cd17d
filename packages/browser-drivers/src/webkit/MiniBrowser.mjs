import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { findMiniBrowser } from './findMiniBrowser.mjs'

/** One browser that keeps nothing: what Playwright calls a context. Its windows are told by an inspector over HTTP. */
export class MiniBrowser {
  /** @type {import('./VirtualScreen.mjs').Screen} */
  #screen
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process
  #port = 0
  /** @type {Set<string>} */
  #knownTargets = new Set()
  /** @type {Set<number>} */
  #knownWindows = new Set()

  /** @param {import('./VirtualScreen.mjs').Screen} screen */
  constructor(screen) {
    this.#screen = screen
  }

  get isRunning() {
    return this.#process !== undefined
  }

  /** @returns {Promise<{ socket: string, window: number }>} its first window */
  async start() {
    try {
      return await this.#launch()
    } catch {
      // On a busy machine one start among hundreds opens no window: its port may have been taken by then.
      this.stop()
      return this.#launch()
    }
  }

  async #launch() {
    this.#port = await freePort()
    this.#process = spawn(
      findMiniBrowser() ?? 'MiniBrowser',
      // As full screen it has no bar and gets as narrow as a phone.
      ['--private', '--full-screen', '--javascript-can-open-windows-automatically=true', '--enable-smooth-scrolling=false', 'about:blank'],
      {
        stdio: 'ignore',
        env: {
          // Layers of their own, drawn in software, take half of the time that the page has; `0` from outside has them back.
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          ...process.env,
          DISPLAY: this.#screen.name,
          GDK_BACKEND: 'x11',
          LANG: 'C.UTF-8',
          LANGUAGE: 'en',
          LIBGL_ALWAYS_SOFTWARE: '1',
          NO_AT_BRIDGE: '1',
          TZ: 'UTC',
          WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${this.#port}`,
        },
      },
    )
    this.#process.on('error', () => {})
    return this.nextWindow()
  }

  /** @returns {Promise<{ socket: string, window: number }>} the window that has come since the last one */
  async nextWindow() {
    const pid = this.#process?.pid
    for (let turn = 0; pid !== undefined && turn < 600; turn++) {
      const [target, window] = await Promise.all([this.#newTarget(), this.#newWindow(pid)])
      if (target !== undefined && window !== undefined) {
        this.#knownTargets.add(target)
        this.#knownWindows.add(window)
        return { socket: `ws://127.0.0.1:${this.#port}${target}`, window }
      }
      await wait(25)
    }
    throw new Error('WebKit has opened no window.')
  }

  /**
   * Waits until a window that was told to close has done so: what its page does as it is left comes before.
   *
   * @param {number} window
   */
  async untilClosed(window) {
    const pid = this.#process?.pid
    for (let turn = 0; pid !== undefined && turn < 200; turn++) {
      if (!(await this.#screen.windowsOf(pid)).includes(window)) {
        this.#screen.forget(new Set([window]))
        this.#knownWindows.delete(window)
        return
      }
      await wait(25)
    }
    throw new Error('WebKit has not closed the window.')
  }

  stop() {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
    this.#screen.forget(this.#knownWindows)
    this.#knownWindows.clear()
    this.#knownTargets.clear()
  }

  async #newTarget() {
    try {
      const page = await (await fetch(`http://127.0.0.1:${this.#port}/`)).text()
      return [...page.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(String).find((target) => !this.#knownTargets.has(target))
    } catch {
      // It does not listen yet.
      return undefined
    }
  }

  /** @param {number} pid */
  async #newWindow(pid) {
    const windows = await this.#screen.windowsOf(pid)
    return windows.find((window) => !this.#knownWindows.has(window))
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}
