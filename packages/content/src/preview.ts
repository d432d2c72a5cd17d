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

/**
 * The first characters of what the HTML says. Meant for HTML over the caps: its tags are cut out, not
 * parsed, so that what comes of broken markup is harmless but not exact.
 *
 * @param limit Characters.
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
  return { text: text.slice(0, limit).replace(/[\ud800-\udbff]$/, ''), more: part.length < html.length || text.length > limit }
}
