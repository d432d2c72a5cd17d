import { localesOf } from '#i18n/languageTags.ts'

/** The name of a language in another language; without one the server's name of it, or the code. */
export function languageName(code: string, inLanguage: string, fallback = code): string {
  try {
    const name = new Intl.DisplayNames(localesOf(inLanguage), { type: 'language' }).of(code)
    return name === undefined || name.toLowerCase() === code.toLowerCase() ? fallback : name
  } catch {
    // A translation service may send something that is no language code.
    return fallback
  }
}
