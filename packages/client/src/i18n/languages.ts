import { codes } from 'virtual:languages'

import { tagOf, type LanguageCode } from './languageTags.ts'

export type { LanguageCode }

/** One interface language of this client. */
export interface Language {
  /** BCP 47 tag for `lang` and `Intl`. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

/** Scripts that run from right to left, of those that languages are written in today. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** The languages that have a catalogue, English first. */
export const languageCodes: readonly LanguageCode[] = ['en', ...codes]

/** The `lang` and `dir` of a page in the language. */
export function languageOf(code: LanguageCode): Language {
  // Each page begins with it, and asking `Intl` takes time.
  if (code === 'en') return { tag: code, dir: 'ltr' }
  const tag = tagOf(code)
  const { script = '' } = new Intl.Locale(tag).maximize()
  return { tag, dir: rightToLeft.has(script) ? 'rtl' : 'ltr' }
}
