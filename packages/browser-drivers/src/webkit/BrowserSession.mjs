import { errorText, handlerFor } from './messages.mjs'
import { MiniBrowser } from './MiniBrowser.mjs'
import { WebKitPage } from './WebKitPage.mjs'

/**
 * @typedef {import('./protocol.ts').PipeMessage} PipeMessage
 * @typedef {import('./VirtualScreen.mjs').VirtualScreen} VirtualScreen
 * @typedef {import('./WebKitPage.mjs').PageWindow} PageWindow
 *
 * @typedef {object} Context
 * @property {MiniBrowser} browser
 * @property {readonly string[]} languages Other than English.
 * @property {PageWindow[]} freeWindows Windows without a page, which cannot be closed.
 * @property {Set<WebKitPage>} pages
 *
 * @typedef {object} SessionOptions
 * @property {string} executable Of MiniBrowser.
 * @property {VirtualScreen} screen
 * @property {Promise<void>} screenStarted
 * @property {(message: PipeMessage) => void} send To Playwright.
 * @property {() => void} onClose Called when Playwright closes the browser.
 */

/**
 * Opens a window from a page. A window without an opener would get a process of its own, and change to it at a moment that is not
 * announced. So the window has an opener, and the script removes its reference.
 */
const openWindowScript = `void (() => {
  const other = window.open('about:blank', '_blank')
  other.sessionStorage?.clear()
  other.opener = null
})()`

/** The browser as Playwright sees it: each context is a MiniBrowser, each page a window of it. */
export class BrowserSession {
  #executable
  #screen
  #screenStarted
  #send
  #onClose
  /** @type {Map<string, Context>} */
  #contexts = new Map()
  /** @type {Map<string, WebKitPage>} */
  #pages = new Map()
  #lastId = 0

  /** @param {SessionOptions} options */
  constructor({ executable, screen, screenStarted, send, onClose }) {
    this.#executable = executable
    this.#screen = screen
    this.#screenStarted = screenStarted
    this.#send = send
    this.#onClose = onClose
  }

  /**
   * Handles a message of Playwright.
   *
   * @param {PipeMessage} message
   */
  async handle({ pageProxyId, ...message }) {
    if (pageProxyId !== undefined) {
      await this.#pages.get(pageProxyId)?.handle(message)
      return
    }
    const { id, method = '', params = {} } = message
    try {
      this.#send({ id, result: (await handlerFor(this.#handlers, method)?.(params, '')) ?? {} })
    } catch (error) {
      this.#send({ id, error: { message: errorText(error) } })
    }
  }

  /** Ends all browsers. */
  stop() {
    for (const { browser } of this.#contexts.values()) browser.stop()
  }

  /** @type {import('./protocol.ts').Handlers<import('./protocol.ts').BrowserCommandParams>} */
  #handlers = {
    'Playwright.close': () => this.#onClose(),
    'Playwright.createContext': async () => {
      await this.#screenStarted
      const browserContextId = `context-${++this.#lastId}`
      const browser = new MiniBrowser(this.#executable, this.#screen)
      this.#contexts.set(browserContextId, { browser, languages: [], freeWindows: [], pages: new Set() })
      return { browserContextId }
    },
    'Playwright.createPage': async ({ browserContextId }) => {
      const context = entryOf(this.#contexts, browserContextId)
      const { browser, freeWindows, languages } = context
      const window = freeWindows.pop() ?? (browser.isRunning ? await this.#openWindow(context) : await browser.start())
      await this.#screen.enqueue(() => this.#screen.bringToFront(window.window))
      const id = `page-${++this.#lastId}`
      this.#send({ method: 'Playwright.pageProxyCreated', params: { pageProxyId: id, browserContextId } })
      const page = new WebKitPage({ id, window, screen: this.#screen, languages, send: this.#send })
      this.#pages.set(id, page)
      context.pages.add(page)
      await page.untilAnnounced()
      return { pageProxyId: id }
    },
    'Playwright.closePage': async ({ pageProxyId }) => {
      const page = entryOf(this.#pages, pageProxyId)
      const context = [...this.#contexts.values()].find(({ pages }) => pages.has(page))
      // MiniBrowser closes a window without an event for its page.
      await page.leave()
      if (page.window.isScriptOpened) {
        await page.evaluate('window.close()')
        await context?.browser.waitForClose(page.window.window)
      }
      context?.pages.delete(page)
      await this.#forget(page)
      // A script cannot close the first window, and a browser ends with its last window, while the context may open another page.
      if (!page.window.isScriptOpened) context?.freeWindows.push(page.window)
    },
    'Playwright.deleteContext': ({ browserContextId }) => {
      const { browser, pages } = entryOf(this.#contexts, browserContextId)
      this.#contexts.delete(browserContextId)
      for (const page of pages) void this.#forget(page)
      browser.stop()
    },
    'Playwright.getAllCookies': () => ({ cookies: [] }),
    'Playwright.navigate': async ({ url, pageProxyId }) => ({ loaderId: await entryOf(this.#pages, pageProxyId).navigate(url) }),
    'Playwright.setLanguages': ({ browserContextId, languages }) => {
      entryOf(this.#contexts, browserContextId).languages = languages.filter((language) => !/^en(?:-US)?$/.test(language))
    },
  }

  /**
   * Opens another window of the same browser, which shares its storage.
   *
   * @param {Context} context
   * @returns {Promise<PageWindow>}
   */
  async #openWindow({ browser, pages: [firstPage] }) {
    await firstPage?.request('Runtime.evaluate', { expression: openWindowScript, emulateUserGesture: true })
    const opened = await browser.waitForWindow()
    await this.#screen.enqueue(async () => {
      await this.#screen.bringToFront(opened.window)
      // The key for full screen, in which MiniBrowser has no toolbar.
      await this.#screen.moveKey('down', 'F11', false)
      await this.#screen.moveKey('up', 'F11', false)
    })
    return { ...opened, isScriptOpened: true }
  }

  /** @param {WebKitPage} page */
  #forget(page) {
    this.#pages.delete(page.id)
    this.#send({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId: page.id } })
    return page.close()
  }
}

/**
 * @template T
 * @param {ReadonlyMap<string, T>} entries
 * @param {string} id
 */
function entryOf(entries, id) {
  const entry = entries.get(id)
  if (!entry) throw new Error(`${id} is closed.`)
  return entry
}
