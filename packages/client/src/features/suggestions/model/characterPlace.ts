import type { TextBox } from '#features/emoji/model/replaceText.ts'

/** Styles that determine the position of letters in a box. */
const decisive = [
  'direction',
  'unicodeBidi',
  'boxSizing',
  'inlineSize',
  'paddingBlockStart',
  'paddingInlineStart',
  'paddingInlineEnd',
  'borderBlockStartWidth',
  'borderInlineStartWidth',
  'borderInlineEndWidth',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'fontStretch',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
] as const

/** The position of a letter of a text box in the window. Browsers have no API for it, so an invisible copy of the text is measured. */
export function characterPlace(box: TextBox, at: number): DOMRect {
  const copy = box.ownerDocument.createElement('div')
  const look = getComputedStyle(box)
  for (const property of decisive) copy.style[property] = look[property]
  const isLine = box instanceof HTMLInputElement
  Object.assign(copy.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    visibility: 'hidden',
    borderStyle: 'solid',
    borderBlockEndWidth: '0',
    whiteSpace: isLine ? 'pre' : 'pre-wrap',
    overflowWrap: 'break-word',
  })
  // Only the text before it and its own line determine its position; the letter after it has the width.
  const text = box.ownerDocument.createTextNode(`${box.value.slice(0, at + 1)}\u200b`)
  copy.append(text)
  box.ownerDocument.body.append(copy)
  const range = box.ownerDocument.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  const letter = range.getBoundingClientRect()
  const around = copy.getBoundingClientRect()
  copy.remove()
  const own = box.getBoundingClientRect()
  // A one-line box centres its text vertically.
  const top = isLine ? own.top : own.top + letter.top - around.top - box.scrollTop
  const height = isLine ? own.height : letter.height
  return new DOMRect(
    own.left + letter.left - around.left - box.scrollLeft,
    Math.max(own.top, Math.min(top, own.bottom - height)),
    letter.width,
    height,
  )
}
