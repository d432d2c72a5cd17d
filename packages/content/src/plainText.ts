/** Letters, digits and the like: something that can be seen. Fillers count as letters to Unicode and are blank. */
const visible = /[^\s\p{C}\p{Z}\p{M}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u

/** True when nothing of the text would be seen: spaces, fillers, invisible characters only. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}

const longMarks = /(\p{M}{5})\p{M}+/gu

/**
 * At most five combining marks on a letter, which is enough for every living script: stacks stay near their
 * line, and the time to draw them, which grows with the square of their height, stays short.
 */
export function boundMarks(text: string): string {
  return text.replace(longMarks, '$1')
}

/**
 * Characters that reorder all text after them, even text of ours, and invisible ones. Joiners stay: emoji and whole languages need
 * them.
 */
const unseen = /[\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2060-\u2064\ufeff]|(?!\s)\p{Cc}/gu

/** Spaces, and letters and signs that look like one. */
const spaces = /[\s\u17b4\u17b5\u2800\u3164\uffa0]+/g

/**
 * A stranger's text for a place that only takes text, such as the page's title: one line that cannot change the direction of its
 * surroundings. Blanks become one space, with none at either end.
 */
export function oneLine(text: string): string {
  return boundMarks(text).replace(unseen, '').replace(spaces, ' ').trim()
}

/** A stranger's text within a sentence of ours, isolated so that neither changes the direction of the other. */
export function isolated(text: string): string {
  return `\u2068${oneLine(text)}\u2069`
}
