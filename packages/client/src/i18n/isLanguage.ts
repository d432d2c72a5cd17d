import { tagOf } from './languageTags.ts'

/** A server may send any text as a language; `Intl` throws if it is none. */
export function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(tagOf(code)).length > 0
  } catch {
    return false
  }
}
