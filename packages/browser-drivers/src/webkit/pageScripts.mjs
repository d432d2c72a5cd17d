/* What the bridge has pages do, as text: they run in the browser. */

/**
 * Begins the messages to the console that are meant for the bridge. An object stands at their end: WebKit does not tell of a message
 * that equals the one before.
 */
export const callTag = '__bridge_call__'
export const placeTag = '__bridge_place__'

/**
 * Before the page's own scripts: counts what hands do, so that the bridge knows when it has arrived, and tells when the address
 * changes without a new document.
 */
export const watching = `(() => {
  if (window.__bridgeInputs !== undefined) return
  let inputs = 0
  let wheeled = 0
  Object.defineProperty(window, '__bridgeInputs', { get: () => inputs })
  Object.defineProperty(window, '__bridgeWheeled', { get: () => wheeled })
  const listen = (type, hear) => window.addEventListener(type, (event) => { if (event.isTrusted) hear(event) }, { capture: true, passive: true })
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'keydown', 'keyup']) listen(type, () => inputs++)
  const nextFrame = window.requestAnimationFrame.bind(window)
  let drawn = 0
  Object.defineProperty(window, '__bridgeDrawn', { get: () => drawn })
  Object.defineProperty(window, '__bridgeDraw', { value: () => nextFrame(() => nextFrame(() => { drawn++ })) })
  listen('wheel', ({ deltaX, deltaY }) => { wheeled += Math.abs(deltaX) + Math.abs(deltaY) })
  if (window.top !== window) return
  const debug = console.debug.bind(console)
  let told = location.href
  const tell = () => debug('${placeTag}', (told = location.href), {})
  const tellChange = () => { if (location.href !== told) tell() }
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name]
    History.prototype[name] = function (...given) { original.apply(this, given); tellChange() }
  }
  // A step in the history may lead to the address where the page is.
  window.addEventListener('popstate', tell, { capture: true })
  window.addEventListener('hashchange', tellChange, { capture: true })
})()`

/** @param {string} name */
export function binding(name) {
  return `if (!window['${name}']) {
  const debug = console.debug.bind(console)
  Object.defineProperty(window, '${name}', { configurable: true, value: (payload) => debug('${callTag}', payload, {}) })
}`
}

/** @param {readonly string[]} languages */
export function speaking(languages) {
  return `Object.defineProperties(Navigator.prototype, {
  language: { configurable: true, get: () => ${JSON.stringify(languages[0])} },
  languages: { configurable: true, get: () => ${JSON.stringify(languages)} },
})`
}

/** Each of them is called on a node. */
export const onNode = {
  itself: 'function () { return this }',
  quads: `function () {
  const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement
  return Array.from(element?.getClientRects() ?? [], ({ left, top, right, bottom }) => [left, top, right, top, right, bottom, left, bottom])
}`,
  bringIntoView: `function () {
  if (!this.isConnected) return 'Node is detached from document'
  const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement
  if (!element || element.getClientRects().length === 0) return 'Node does not have a layout object'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) element.scrollIntoViewIfNeeded(true)
  return ''
}`,
  takeFiles: `function (files) {
  const transfer = new DataTransfer()
  for (const { name, type, text } of files) transfer.items.add(new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], name, { type }))
  this.files = transfer.files
  this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  this.dispatchEvent(new Event('change', { bubbles: true }))
}`,
}
