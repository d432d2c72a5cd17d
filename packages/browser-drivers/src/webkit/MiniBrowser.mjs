import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {object} OpenedWindow
 * @property {string} inspectorUrl
 * @property {number} window Its number on the screen.
 */

/**
 * One process of WebKitGTK's MiniBrowser, which persists nothing: a context of Playwright. It lists the inspectors of its windows over
 * HTTP.
 */
export class MiniBrowser {
  #executable
  #screen
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process
  #port = 0
  /** @type {Set<string>} */
  #knownInspectors = new Set()
  /** @type {Set<number>} */
  #knownWindows = new Set()

  /**
   * @param {string} executable
   * @param {import('./VirtualScreen.mjs').VirtualScreen} screen
   */
  constructor(executable, screen) {
    this.#executable = executable
    this.#screen = screen
  }

  get isRunning() {
    return this.#process !== undefined
  }

  /** @returns {Promise<OpenedWindow>} its first window */
  async start() {
    try {
      return await this.#launch()
    } catch {
      // On a busy machine one start among hundreds opens no window: another process may have taken its port.
      this.stop()
      return this.#launch()
    }
  }

  /** @returns {Promise<OpenedWindow>} the window that has opened since the last one */
  async waitForWindow() {
    const pid = this.#process?.pid
    for (let attempt = 0; pid !== undefined && attempt < 600; attempt++) {
      const [inspector, window] = await Promise.all([this.#newInspector(), this.#newWindow(pid)])
      if (inspector !== undefined && window !== undefined) {
        this.#knownInspectors.add(inspector)
        this.#knownWindows.add(window)
        return { inspectorUrl: `ws://127.0.0.1:${this.#port}${inspector}`, window }
      }
      await wait(25)
    }
    throw new Error('WebKit has not opened a window.')
  }

  /**
   * Waits until a closing window has disappeared: first its page runs its unload handlers.
   *
   * @param {number} window
   */
  async waitForClose(window) {
    const pid = this.#process?.pid
    for (let attempt = 0; pid !== undefined && attempt < 200; attempt++) {
      if (!(await this.#screen.windowsOf(pid)).includes(window)) {
        this.#screen.forgetWindows(new Set([window]))
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
    this.#screen.forgetWindows(this.#knownWindows)
    this.#knownWindows.clear()
    this.#knownInspectors.clear()
  }

  async #launch() {
    this.#port = await freePort()
    this.#process = spawn(
      this.#executable,
      // In full screen it has no toolbar, and its window can be as narrow as a phone.
      ['--private', '--full-screen', '--javascript-can-open-windows-automatically=true', '--enable-smooth-scrolling=false', 'about:blank'],
      {
        stdio: 'ignore',
        env: {
          // Compositing in software takes half of the time that the page has. `0` in the environment turns it on again.
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          ...process.env,
          DISPLAY: this.#screen.display,
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
    // Without a process there is no window, and that is reported.
    this.#process.on('error', () => {})
    return this.waitForWindow()
  }

  async #newInspector() {
    try {
      const list = await (await fetch(`http://127.0.0.1:${this.#port}/`)).text()
      return [...list.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(String).find((path) => !this.#knownInspectors.has(path))
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
