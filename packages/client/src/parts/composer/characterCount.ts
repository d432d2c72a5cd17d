const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/** Characters as a server of this family counts them: grapheme clusters, so that a family emoji is one. */
export function lengthOf(text: string): number {
  // Plain ASCII needs no segmenter, and most of what people type is that.
  if (segmenter === null || /^[\x20-\x7e\n]*$/.test(text)) return Array.from(text).length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/**
 * How many characters are left: the limit minus text and subject (spec 2, section 5). Negative when too long;
 * null when the server names no limit, and then no counter is shown.
 */
export function charactersLeft(limit: number, text: string, subject: string): number | null {
  return limit > 0 ? limit - lengthOf(text.trim()) - lengthOf(subject.trim()) : null
}
