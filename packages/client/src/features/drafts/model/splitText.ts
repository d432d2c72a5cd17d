import { charactersLeft, countedLength, type CountingRules } from './characterCount.ts'

export interface SplitOptions {
  readonly rules: CountingRules
  /** Subject of each part; counts in each. */
  readonly subject: string
  /** Beginning of each part but the first. */
  readonly prefix: string
  readonly language: string | null
}

/**
 * Cuts a text into parts that each fit into a post: where a sentence ends, and where one is too long in itself between words, at last
 * anywhere. No character and no link is torn apart that fits into a post.
 */
export function splitText(text: string, { rules, subject, prefix, language }: SplitOptions): readonly string[] {
  const room = charactersLeft(rules, prefix, subject)
  const fits = (part: string) => (charactersLeft(rules, prefix + part, subject) ?? 0) >= 0
  if (room === null || room < 1 || fits(text)) return [text]
  const max = room - (prefix.length - prefix.trimEnd().length)
  const lengthOfPart = (part: string) => countedLength(rules, part)

  function fill(piece: string, [cut, ...finer]: readonly Cut[]): string[] {
    const parts: string[] = []
    let current = ''
    let length = 0
    const begin = (next: string) => {
      if (current.trim() !== '') parts.push(current)
      current = next.trimStart()
      length = lengthOfPart(current)
    }
    for (const next of cut?.(piece) ?? []) {
      // Blanks at the end of a post are not sent.
      if (length + lengthOfPart(next.trimEnd()) <= max) {
        current += next
        length += lengthOfPart(next)
        continue
      }
      begin(next)
      if (finer.length === 0 || lengthOfPart(current.trimEnd()) <= max) continue
      const pieces = fill(current, finer)
      current = ''
      begin(pieces.pop() ?? '')
      parts.push(...pieces)
    }
    begin('')
    return parts
  }
  return fill(text, [
    segments(language, 'sentence', /[^.!?。！？\n]*[.!?。！？\n]*\s*/gu),
    (piece) => piece.match(/\s*\S+\s*/gu) ?? [],
    segments(language, 'word', /./gsu),
    segments(language, 'grapheme', /./gsu),
  ]).map((part) => part.trim())
}

type Cut = (text: string) => Iterable<string>

/** @param otherwise finds the pieces where the browser knows none */
function segments(language: string | null, granularity: 'sentence' | 'word' | 'grapheme', otherwise: RegExp): Cut {
  return function* pieces(text) {
    if (typeof Intl.Segmenter !== 'function') return yield* text.match(otherwise) ?? []
    const segmenter = new Intl.Segmenter(language ?? undefined, { granularity })
    let size = stretch
    for (let from = 0; from < text.length;) {
      const isLast = from + size >= text.length
      const found = [...segmenter.segment(text.slice(from, from + size))].map(({ segment }) => segment)
      // The last piece may continue behind the searched text.
      const whole = isLast ? found : found.slice(0, -1)
      size = whole.length === 0 ? size * 2 : stretch
      yield* whole
      from += whole.reduce((sum, piece) => sum + piece.length, 0)
    }
  }
}

/** Number of characters that are searched together: browsers need quadratic time. */
const stretch = 1000
