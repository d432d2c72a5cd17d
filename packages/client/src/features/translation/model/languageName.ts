import { localesOf } from '#i18n/languageTags.ts'

/** A language by its code, in the words of another; the code itself, or what the server calls it, where nobody knows better. */
export function languageName(code: string, inLanguage: string, fallback = code): string {
  try {
    const name = new Intl.DisplayNames(localesOf(inLanguage), { type: 'language' }).of(code)
    return name === undefined || name.toLowerCase() === code.toLowerCase() ? fallback : name
  } catch {
    // A translation service may send something that is no language code.
    return fallback
  }
}
