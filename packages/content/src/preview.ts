import { parseInertly } from './inertParse.ts'
import { boundMarks } from './plainText.ts'

/** Text of HTML that is not to be laid out. */
export interface TextPreview {
  readonly text: string
  /** There is more than fits the limit. */
  readonly more: boolean
}

/** Markup takes room, too: so much of the HTML is looked at for each character of text. */
const lengthPerCharacter = 8
/** A line takes as much of the reader's screen as so many characters. */
const lineCost = 40

/**
 * The first characters of what the HTML says. Meant for HTML over the caps: its tags are cut out, not
 * parsed, so that what comes of broken markup is harmless but not exact.
 *
 * @param limit Characters; a new line counts as forty.
 */
export function previewText(html: string, limit: number): TextPreview {
  const part = html.slice(0, limit * lengthPerCharacter)
  const words = part
    .replace(/<(script|style|template|title|textarea|svg)\b[^]*?(?:<\/\1|$)/gi, '<')
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(?:br|\/?(?:p|div|li|tr|h\d|pre|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*(?:>|$)/g, ' ')
  // What is left are letters and entities, which only a parser knows all of.
  const text = boundMarks(parseInertly(words).root.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
  let end = 0
  for (let room = limit; end < text.length && room > 0; end += 1) room -= text.charAt(end) === '\n' ? lineCost : 1
  return { text: text.slice(0, end).replace(/[\ud800-\udbff]$/, ''), more: part.length < html.length || end < text.length }
}
