/** One interface language: what this client can be read in. */
export interface Language {
  /** BCP 47 tag for `lang` and `Intl`. */
  readonly tag: string
  /** The language's name in itself, as the reader looks for it in a list. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
}

/** The languages that have a catalogue in `locales/`, in the order the reader sees them. English is bundled. */
export const languages = {
  en: { tag: 'en', name: 'English', dir: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', dir: 'rtl' },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof languages

/** True for a code that this client has a catalogue for. */
export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code)
}
