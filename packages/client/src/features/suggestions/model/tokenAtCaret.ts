/** What somebody is writing at the caret that can be completed. */
export interface CompletableToken {
  readonly trigger: ':' | '@' | '$'
  /** What stands behind the sign, up to the caret. */
  readonly query: string
  /** From the sign to the caret. */
  readonly start: number
  readonly end: number
}

/** Longer words are nobody's name, and looking at them would hold up typing. */
const longest = 60

/** Before a sign stands nothing, a space, an opening sign, or a mark of direction: not the middle of a word, time or address. */
const before = String.raw`(?:^|[\s([{"'«„“‘¿¡>*_~|\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])`

const shapes: readonly (readonly [CompletableToken['trigger'], RegExp])[] = [
  [':', new RegExp(String.raw`${before}:([\p{L}\p{M}\p{N}_+-]+)$`, 'u')],
  ['@', new RegExp(String.raw`${before}@([\p{L}\p{M}\p{N}_.-]+(?:@[\p{L}\p{M}\p{N}.-]*)?)$`, 'u')],
  ['$', new RegExp(String.raw`${before}\$\[?([a-z\d]*)$`, 'iu')],
]

/**
 * What is being written before the caret: `:smi`, `@her`, `$sp` or `$[sp`. A sign alone starts nothing, but for `$` (spec 2,
 * section 5). Null where there is nothing to complete.
 */
export function tokenAtCaret(text: string, caret: number): CompletableToken | null {
  const head = text.slice(Math.max(0, caret - longest), caret)
  for (const [trigger, shape] of shapes) {
    const found = shape.exec(head)
    if (!found) continue
    const query = found[1] ?? ''
    const sign = found[0].lastIndexOf(trigger, found[0].length - query.length - 1)
    const start = caret - (found[0].length - sign)
    // What was cut off may have been the middle of a word.
    if (caret > longest && start === caret - longest) return null
    return { trigger, query, start, end: caret }
  }
  return null
}
