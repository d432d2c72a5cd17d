import { isLanguageCode, type LanguageCode } from './languages.ts'

/**
 * The default language: the first of the browser's that the server has too, or the server's first (spec 1, section 9), and English if this
 * client has no catalogue for it. If a server has no list, the browser decides.
 */
export function pickLanguage(browser: readonly string[], server: readonly string[]): LanguageCode {
  const spoken = new Set(server.map(codeOf))
  const preferred = browser.map(codeOf).filter((code) => spoken.size === 0 || spoken.has(code))
  return [...preferred, ...server.map(codeOf)].find(isLanguageCode) ?? 'en'
}

/** `pt-BR` and `pt_BR` ask for the catalogue `pt`. */
function codeOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}
