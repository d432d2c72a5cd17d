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
const maxFamilies = 8

/**
 * Reads the families in a list with commas for a stylesheet: generic ones bare, all others in quotes. Characters that no name of a
 * font has are left out, so that neither an address nor CSS can hide in one.
 */
export function readFontFamilies(text: string): readonly string[] {
  const families = text.split(',').flatMap((part) => {
    const family = part
      .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(/ +/g, ' ')
      .trim()
    return family ? [generic.has(family) ? family : `"${family}"`] : []
  })
  return families.slice(0, maxFamilies)
}

/** True for a list of names, quoted or not, that `readFontFamilies` reads completely. A person may type such a list. */
export function isFontList(text: string): boolean {
  return text.length <= 200 && /^[\p{L}\p{M}\p{N} ,'"_-]*$/u.test(text) && text.split(',').length <= maxFamilies
}
