const generic = new Set([
  'inherit',
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
])

/** More are of no use: the browser takes the first one that the device has. */
const mostFamilies = 8

/**
 * The families in a list with commas, as a style sheet has them: generic ones bare, all others in quotes. What no name of a font
 * has is left out, so that neither an address nor CSS can hide in one.
 */
export function readFontFamilies(text: string): readonly string[] {
  const families = text.split(',').flatMap((part) => {
    const family = part
      .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(/ +/g, ' ')
      .trim()
    return family ? [generic.has(family) ? family : `"${family}"`] : []
  })
  return families.slice(0, mostFamilies)
}

/** True for names alone, quoted or not: what a person may type. Nothing of it is left out by `readFontFamilies`. */
export function isFontList(text: string): boolean {
  return text.length <= 200 && /^[\p{L}\p{M}\p{N} ,'"_-]*$/u.test(text) && text.split(',').length <= mostFamilies
}
