import type { TextBox } from '#features/emoji/model/replaceText.ts'

/** What decides where letters stand in a box. */
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

/** Where a letter of a text box stands in the window. Browsers do not tell, so its text is written once more, unseen. */
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
  // Only what stands before it and its own line decide where it stands; a letter behind it has its width.
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
  // A box of one line stands its text in its middle.
  const top = isLine ? own.top : own.top + letter.top - around.top - box.scrollTop
  const height = isLine ? own.height : letter.height
  return new DOMRect(
    own.left + letter.left - around.left - box.scrollLeft,
    Math.max(own.top, Math.min(top, own.bottom - height)),
    letter.width,
    height,
  )
}
