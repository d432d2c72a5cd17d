/** Soft hyphens, zero-width spaces, the Arabic lengthening stroke and vowel signs: written or not, the word is the same. */
const silent = /[\u00AD\u0640\u064B-\u0652\u200B\u2060\uFEFF]/g

/**
 * A text as it is compared with mute words: without the differences of case, of width and style ("𝓼𝓹𝓸𝓲𝓵𝓮𝓻"), of composed and
 * decomposed letters, of apostrophes and of spaces.
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
    .normalize('NFKC')
    .toLowerCase()
    .replace(silent, '')
    .replaceAll('i\u0307', 'i') // the small letter of the Turkish İ
    .replaceAll('ς', 'σ')
    .replace(/[‘’ʼ]/g, "'")
}
