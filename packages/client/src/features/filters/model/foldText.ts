/**
 * Soft hyphens, zero-width spaces, the Arabic lengthening stroke and vowel signs, and variation selectors: the word is the same with or
 * without them.
 */
const silent = /[\u00AD\u0640\u064B-\u0652\u200B\u2060\uFEFF]|\p{Variation_Selector}/gu

const apostrophes = /[\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07]/g
const hyphens = /[\u2010-\u2013\u2043\u2212\uFE63\uFF0D]/g

/**
 * A text as it is compared with mute words: without the differences of case, of width and style ("𝓼𝓹𝓸𝓲𝓵𝓮𝓻"), of composed and
 * decomposed letters, of ß and ss, of hyphens, of apostrophes and of spaces.
 */
export function foldText(text: string): string {
  const lower = isAscii(text) ? text.toLowerCase() : foldLetters(text)
  return lower.replace(/\s+/g, ' ').trim()
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7F]/.test(text)
}

function foldLetters(text: string): string {
  return text
    .replace(apostrophes, "'") // before some of them become a space with an accent
    .normalize('NFKC')
    .toLowerCase()
    .replace(silent, '')
    .replaceAll('i\u0307', 'i') // the small letter of the Turkish İ
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replace(hyphens, '-')
}
