/* Scripts that the driver runs in pages, as text. */

/**
 * First arguments of the messages that scripts send to the driver through the console. The last argument is an object, because WebKit
 * only counts a message that equals the one before, and does not send it.
 */
export const bindingTag = '__driver_binding__'
export const urlTag = '__driver_url__'

/**
 * Runs before the page's own scripts. It counts input events, so that the driver knows when its input has arrived, and reports when
 * the address changes within the document.
 */
export const observerScript = `(() => {
  if (window.__driverInputs !== undefined) return
  let inputs = 0
  let wheeled = 0
  let frames = 0
  Object.defineProperty(window, '__driverInputs', { get: () => inputs })
  Object.defineProperty(window, '__driverWheeled', { get: () => wheeled })
  Object.defineProperty(window, '__driverFrames', { get: () => frames })
  const listen = (type, handle) => window.addEventListener(type, (event) => { if (event.isTrusted) handle(event) }, { capture: true, passive: true })
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'keydown', 'keyup']) listen(type, () => inputs++)
  listen('wheel', ({ deltaX, deltaY }) => { wheeled += Math.abs(deltaX) + Math.abs(deltaY) })
  const nextFrame = window.requestAnimationFrame.bind(window)
  Object.defineProperty(window, '__driverCountFrame', { value: () => nextFrame(() => nextFrame(() => { frames++ })) })
  if (window.top !== window) return
  const debug = console.debug.bind(console)
  let reported = location.href
  const report = () => debug('${urlTag}', (reported = location.href), {})
  const reportChange = () => { if (location.href !== reported) report() }
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name]
    History.prototype[name] = function (...given) { original.apply(this, given); reportChange() }
  }
  // A step in the history may lead to the same address.
  window.addEventListener('popstate', report, { capture: true })
  window.addEventListener('hashchange', reportChange, { capture: true })
})()`

/**
 * Runs before the page's own scripts, and lets the driver take the calls of the page off the network. Documents, and files that the page
 * names, still load, and open connections stay.
 */
export const networkScript = `(() => {
  if (window.__driverSetOffline !== undefined) return
  let isOffline = false
  const fetch = window.fetch
  window.fetch = function (...given) {
    return isOffline ? Promise.reject(new TypeError('Load failed')) : fetch.apply(this, given)
  }
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (...given) {
    if (!isOffline) return send.apply(this, given)
    setTimeout(() => { for (const type of ['error', 'loadend']) this.dispatchEvent(new ProgressEvent(type)) })
  }
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !isOffline })
  Object.defineProperty(window, '__driverSetOffline', { value: (next) => {
    if (next === isOffline) return
    isOffline = next
    window.dispatchEvent(new Event(next ? 'offline' : 'online'))
  } })
})()`

/**
 * Takes the page off the network, or brings it back.
 *
 * @param {boolean} offline
 */
export const offlineScript = (offline) => `window.__driverSetOffline(${offline})`

/**
 * Defines a function that calls Playwright.
 *
 * @param {string} name
 */
export function bindingScript(name) {
  return `if (!window['${name}']) {
  const debug = console.debug.bind(console)
  Object.defineProperty(window, '${name}', { configurable: true, value: (payload) => debug('${bindingTag}', payload, {}) })
}`
}

/**
 * Sets the languages that the page sees.
 *
 * @param {readonly string[]} languages the preferred one first
 */
export function languageScript(languages) {
  return `Object.defineProperties(Navigator.prototype, {
  language: { configurable: true, get: () => ${JSON.stringify(languages[0])} },
  languages: { configurable: true, get: () => ${JSON.stringify(languages)} },
})`
}

/** Functions that are called on a node. */
export const nodeFunctions = {
  self: 'function () { return this }',
  quads: `function () {
  const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement
  return Array.from(element?.getClientRects() ?? [], ({ left, top, right, bottom }) => [left, top, right, top, right, bottom, left, bottom])
}`,
  scrollIntoView: `function () {
  if (!this.isConnected) return 'Node is detached from document'
  const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement
  if (!element || element.getClientRects().length === 0) return 'Node does not have a layout object'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) element.scrollIntoViewIfNeeded(true)
  return ''
}`,
  setFiles: `function (files) {
  const transfer = new DataTransfer()
  for (const { name, type, base64 } of files) transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name, { type }))
  this.files = transfer.files
  this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  this.dispatchEvent(new Event('change', { bubbles: true }))
}`,
}
