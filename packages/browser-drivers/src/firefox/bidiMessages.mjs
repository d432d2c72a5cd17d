/* Changes to the messages between Playwright 1.65 and Firefox 153, so that Playwright drives it like other browsers. */

/** A command that Playwright sends for every page and Firefox does not know. Playwright would give up on the error. */
const unknownCommand = '"method":"emulation.setMediaFeaturesOverride"'

/** Parts of Playwright's scripts, as JSON text, with their replacements. */
export const scriptPatches = /** @type {const} */ ([
  // Playwright fills a field by setting its value and dispatching an event, which React does not take for a change. The editor of the
  // page inserts the text instead, as a paste does.
  [
    'function bidiInsertText(window, text) {',
    "function bidiInsertText(window, text) { if (window.document.execCommand('insertText', false, text)) return;",
  ],
  // Playwright scrolls a clicked element to the middle of the window even if it is visible, which moves the page.
  [
    /node\.scrollIntoView\((\{[\s\\n]*block: \\"center\\")/g,
    'const { top, bottom } = node.getBoundingClientRect(); if (top < 0 || bottom > innerHeight) node.scrollIntoView($1',
  ],
])

/**
 * The response to a command that Firefox does not know, which must not be forwarded. Undefined for all others.
 *
 * @param {string} message from Playwright
 * @returns {string | undefined}
 */
export function localResponse(message) {
  const id = message.includes(unknownCommand) ? /"id":(\d+)/.exec(message)?.[1] : undefined
  return id === undefined ? undefined : `{"type":"success","id":${id},"result":{}}`
}

/**
 * The message with Playwright's scripts patched.
 *
 * @param {string} message from Playwright
 */
export function patchScripts(message) {
  return scriptPatches.reduce((patched, [pattern, replacement]) => patched.replaceAll(pattern, replacement), message)
}
