/** The text at the caret that can be completed. */
export interface CompletableToken {
  readonly trigger: ':' | '@' | '$'
  /** The text after the sign, up to the caret. */
  readonly query: string
  /** From the sign to the caret. */
  readonly start: number
  readonly end: number
}

/** Longer words are not names, and searching them would slow down typing. */
const longest = 60

/** Before a sign must be nothing, a space, an opening sign, or a mark of direction: not the middle of a word, time or address. */
const before = String.raw`(?:^|[\s([{"'«„“‘¿¡>*_~|\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])`

const shapes: readonly (readonly [CompletableToken['trigger'], RegExp])[] = [
  [':', new RegExp(String.raw`${before}:([\p{L}\p{M}\p{N}_+-]+)$`, 'u')],
  ['@', new RegExp(String.raw`${before}@([\p{L}\p{M}\p{N}_.-]+(?:@[\p{L}\p{M}\p{N}.-]*)?)$`, 'u')],
  ['$', new RegExp(String.raw`${before}\$\[?([a-z\d]*)$`, 'iu')],
]

/**
 * The token before the caret: `:smi`, `@her`, `$sp` or `$[sp`. A sign alone is none, except `$` (spec 2, section 5). Null if there is
 * nothing to complete.
 */
export function tokenAtCaret(text: string, caret: number): CompletableToken | null {
  const head = text.slice(Math.max(0, caret - longest), caret)
  for (const [trigger, shape] of shapes) {
    const found = shape.exec(head)
    if (!found) continue
    const query = found[1] ?? ''
    const sign = found[0].lastIndexOf(trigger, found[0].length - query.length - 1)
    const start = caret - (found[0].length - sign)
    // The text before the limit may have been part of the word.
    if (caret > longest && start === caret - longest) return null
    return { trigger, query, start, end: caret }
  }
  return null
}
