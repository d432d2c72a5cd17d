/** The name of a language in another one; its code, or the server's name for it, if unknown. */
export function languageName(code: string, inLanguage: string, fallback = code): string {
  try {
    const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code)
    return name === undefined || name.toLowerCase() === code.toLowerCase() ? fallback : name
  } catch {
    // A translation service may send something that is no language code.
    return fallback
  }
}
