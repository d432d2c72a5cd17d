import { parseInertly } from './inertParse.ts'
import { boundMarks } from './plainText.ts'

/** Text of HTML that is not to be laid out. */
export interface TextPreview {
  readonly text: string
  /** There is more than fits the limit. */
  readonly more: boolean
}

/** An entity takes several characters of HTML, so this many are read for each visible character. */
const lengthPerCharacter = 8
/** A line break counts as this many characters, since it takes about as much room. */
const lineCost = 40

/** Patterns to cut out, each with the text that replaces it. */
const markup: readonly (readonly [pattern: RegExp, gap: string])[] = [
  [/<(script|style|template|title|textarea|svg)\b[^]*?(?:<\/\1[^>]*>?|$)/iy, ''],
  [/<!--[^]*?(?:-->|$)/y, ''],
  [/<(?:br|\/?(?:p|div|li|tr|h\d|pre|blockquote))\b[^>]*>?/iy, '\n'],
  [/<[^>]*>?/y, ' '],
]

/**
 * The first characters of the text in HTML, for HTML over the caps. Tags are cut out, not parsed, so that broken markup gives harmless
 * but inexact text.
 *
 * @param limit Characters; a new line counts as forty.
 */
export function previewText(html: string, limit: number): TextPreview {
  const part = withoutTags(html, limit * lengthPerCharacter)
  // Only a parser knows all the entities that are left.
  const text = boundMarks(parseInertly(part.text).root.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
  let end = 0
  for (let room = limit; end < text.length && room > 0; end += 1) room -= text.charAt(end) === '\n' ? lineCost : 1
  return { text: text.slice(0, end).replace(/[\ud800-\udbff]$/, ''), more: part.more || end < text.length }
}

/** The text between the tags, up to a length. */
function withoutTags(html: string, length: number): TextPreview {
  let text = ''
  let gap = ''
  for (let at = 0; at < html.length;) {
    const tag = html.indexOf('<', at)
    const words = html.slice(at, tag < 0 ? html.length : tag)
    if (words.trim()) {
      text += gap + words
      gap = ''
    } else if (words) gap ||= ' '
    if (text.length > length) return { text: text.slice(0, length), more: true }
    if (tag < 0) break
    for (const [pattern, stands] of markup) {
      pattern.lastIndex = tag
      if (!pattern.test(html)) continue
      at = pattern.lastIndex
      if (gap !== '\n') gap = stands || gap
      break
    }
  }
  return { text, more: false }
}
