const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether a text has more characters, as a reader sees them, than the limit. Looks no further than it must. */
export function isLonger(text: string, limit: number): boolean {
  // Every character is at least one unit, so what fits in units fits.
  if (text.length <= limit) return false
  let count = 0
  for (const _segment of graphemes.segment(text)) {
    count += 1
    if (count > limit) return true
  }
  return false
}
