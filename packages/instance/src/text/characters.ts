const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Finding one character costs time in proportion to the whole text given, so long texts are given in pieces. */
const PIECE = 512

/** Whether a text has more characters, as a reader sees them and Akkoma counts, than the limit. Looks no further than it must. */
export function isLonger(text: string, limit: number): boolean {
  // Every character is at least one unit, so a text that fits in units fits.
  return text.length > limit && countCharacters(text, limit + 1) > limit
}

/** @param upTo where counting may stop: the result is never more */
export function countCharacters(text: string, upTo = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (let at = 0; at < text.length && count < upTo;) {
    const piece = text.slice(at, at + PIECE)
    const starts = Array.from(graphemes.segment(piece), ({ index }) => index)
    const last = starts.at(-1) ?? 0
    const isEnd = at + PIECE >= text.length
    // The last character of a piece may continue in the next one, unless it fills a whole piece by itself.
    const whole = isEnd || last === 0
    count += whole ? starts.length : starts.length - 1
    at += whole ? PIECE : last
  }
  return Math.min(count, upTo)
}
