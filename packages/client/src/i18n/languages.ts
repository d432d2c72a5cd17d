/** One interface language: what this client can be read in. */
export interface Language {
  /** BCP 47 tag for `lang` and `Intl`. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

/** Names a catalogue in `locales/`, as `ar`. A language is its catalogue and nothing else. */
export type LanguageCode = string

/** Scripts that run from right to left, of those that languages are written in today. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

// Only the keys; `catalogues` loads the modules.
const codes = Object.keys(import.meta.glob('./locales/*.json', { query: '?start' })).map((path) => path.replace(/^.*\/|\.json.*$/g, ''))

/** The languages that have a catalogue, English first. */
export const languageCodes: readonly LanguageCode[] = codes.toSorted((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1))

/** True for a code that this client has a catalogue for. */
export function isLanguageCode(code: string): code is LanguageCode {
  return codes.includes(code)
}

/** The `lang` and `dir` attributes of a page in a language. */
export function languageOf(code: LanguageCode): Language {
  const { script = '' } = new Intl.Locale(code).maximize()
  return { tag: code, dir: rightToLeft.has(script) ? 'rtl' : 'ltr' }
}

/** The language's name in itself, as the reader looks for it in a list. */
export function languageLabel(code: LanguageCode): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
