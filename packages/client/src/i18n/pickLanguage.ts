import { findLanguage, isSameLanguage } from './findLanguage.ts'
import { languageCodes, type LanguageCode } from './languages.ts'

/**
 * The language without a choice of the user: the first of the browser's that the server has, too,
 * else the server's first (spec 1, section 9), and English where this client has no catalogue for it.
 * A server without a language leaves the choice to the browser.
 */
export function pickLanguage(browser: readonly string[], server: readonly string[], offered = languageCodes): LanguageCode {
  const spoken = namedLanguages(server)
  const preferred = browser.filter((tag) => spoken.length === 0 || spoken.some((name) => isSameLanguage(name, tag)))
  for (const name of [...preferred, ...spoken]) {
    const found = findLanguage(name, offered)
    if (found !== undefined) return found
  }
  return 'en'
}

/** The languages that the admins set for the server. Akkoma sends a lone `en` where they set none. */
export function namedLanguages(server: readonly string[]): readonly string[] {
  return server.length === 1 && server[0] === 'en' ? [] : server
}
