#!/usr/bin/env node
import { Socket } from 'node:net'
import process from 'node:process'

import { messageIn, wordsOf } from './InspectorConnection.mjs'
import { MiniBrowser } from './MiniBrowser.mjs'
import { Screen } from './VirtualScreen.mjs'
import { WebKitPage } from './WebKitPage.mjs'

/*
 * Playwright starts this in place of its own WebKit, which is a download that cannot be had everywhere. To Playwright it speaks as
 * that one does; it drives a stock WebKitGTK by the protocol of its inspector, on a screen of its own with a real pointer and a
 * real keyboard. Each context is a MiniBrowser, each page a window of it.
 */

/**
 * @typedef {import('./InspectorConnection.mjs').Json} Json
 * @typedef {import('./WebKitPage.mjs').Place} Place
 * @typedef {{ browser: MiniBrowser, languages: string[], free: Place[], pages: Set<WebKitPage> }} Context
 */

const toPlaywright = new Socket({ fd: 4 })
const screen = new Screen()
const ready = screen.start()
/** @type {Map<string, Context>} */
const contexts = new Map()
/** @type {Map<string, WebKitPage>} */
const pages = new Map()
let last = 0

/** @type {Record<string, (params: Json) => Json | void | Promise<Json | void>>} */
const commands = {
  'Playwright.close': () => void setImmediate(end),
  'Playwright.createContext': async () => {
    await ready
    const browserContextId = `context-${++last}`
    contexts.set(browserContextId, { browser: new MiniBrowser(screen), languages: [], free: [], pages: new Set() })
    return { browserContextId }
  },
  'Playwright.createPage': async ({ browserContextId }) => {
    const context = found(contexts, browserContextId)
    const place = context.free.pop() ?? (context.browser.isRunning ? await openAnother(context) : await context.browser.start())
    await screen.inTurn(() => screen.bringToFront(place.window))
    const id = `page-${++last}`
    tell({ method: 'Playwright.pageProxyCreated', params: { pageProxyId: id, browserContextId } })
    const page = new WebKitPage({ id, place, screen, languages: context.languages, tell })
    pages.set(id, page)
    context.pages.add(page)
    return { pageProxyId: id }
  },
  'Playwright.closePage': async ({ pageProxyId }) => {
    const page = found(pages, pageProxyId)
    const context = [...contexts.values()].find((one) => one.pages.has(page))
    // MiniBrowser closes a window without telling its page that it is left.
    await page.leave()
    if (page.place.isOpened) {
      await page.evaluate('window.close()')
      await context?.browser.untilClosed(page.place.window)
    }
    context?.pages.delete(page)
    await forget(page)
    // No script closes the first window, and a browser ends with its last one, while the context may open another page.
    if (!page.place.isOpened) context?.free.push(page.place)
  },
  'Playwright.deleteContext': ({ browserContextId }) => {
    const context = found(contexts, browserContextId)
    contexts.delete(browserContextId)
    for (const page of context.pages) void forget(page)
    context.browser.stop()
  },
  'Playwright.getAllCookies': () => ({ cookies: [] }),
  'Playwright.navigate': async ({ url, pageProxyId }) => ({ loaderId: await found(pages, pageProxyId).navigate(url) }),
  'Playwright.setLanguages': ({ browserContextId, languages }) => {
    const wanted = /** @type {string[]} */ (languages)
    found(contexts, browserContextId).languages = wanted.filter((language) => !/^en(?:-US)?$/.test(language))
  },
}

/**
 * Runs in a page of the context. A window without an opener would get a process of its own, and change to it at a moment that nobody is
 * told; what only one window may know is taken away by hand.
 */
const openWindow = `void (() => {
  const other = window.open('about:blank', '_blank')
  other.sessionStorage?.clear()
  other.opener = null
})()`

/**
 * One window more of the same browser, which shares what it keeps.
 *
 * @param {Context} context
 */
async function openAnother({ browser, pages: [first] }) {
  await first?.ask('Runtime.evaluate', { expression: openWindow, emulateUserGesture: true })
  const place = await browser.nextWindow()
  await screen.inTurn(async () => {
    await screen.bringToFront(place.window)
    // MiniBrowser's key for the full screen, which takes the bar away.
    await screen.key('down', 'F11', false)
    await screen.key('up', 'F11', false)
  })
  return { ...place, isOpened: true }
}

/** @param {WebKitPage} page */
function forget(page) {
  pages.delete(page.id)
  tell({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId: page.id } })
  return page.close()
}

/**
 * @template T
 * @param {Map<string, T>} all
 * @param {string} id
 */
function found(all, id) {
  const one = all.get(id)
  if (!one) throw new Error(`There is no ${id} any more.`)
  return one
}

/** @param {object} message */
function tell(message) {
  toPlaywright.write(`${JSON.stringify(message)}\0`)
}

/** @param {import('./InspectorConnection.mjs').Message & { pageProxyId?: string }} message */
async function take({ pageProxyId, ...message }) {
  if (pageProxyId !== undefined) {
    await pages.get(pageProxyId)?.take(message)
    return
  }
  const { id, method = '', params = {} } = message
  try {
    tell({ id, result: (await commands[method]?.(params)) ?? {} })
  } catch (error) {
    tell({ id, error: { message: wordsOf(error) } })
  }
}

function end() {
  for (const { browser } of contexts.values()) browser.stop()
  screen.stop()
  process.exit()
}

let rest = ''
new Socket({ fd: 3 })
  .setEncoding('utf8')
  .on('data', (/** @type {string} */ text) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const one of messages) void take(messageIn(one))
  })
  .on('end', end)
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, end)
