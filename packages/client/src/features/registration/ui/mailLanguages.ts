import { languageCodes, languageLabel } from '#i18n/languages.ts'
import type { SelectOption } from '#ui/Select.tsx'

/** The languages that mails may be wanted in: those of the interface, those that the server names, and the chosen one. */
export function mailLanguages(ofServer: readonly string[], chosen: string): readonly SelectOption<string>[] {
  const known = new Set([...languageCodes, ...ofServer.map((code) => code.replaceAll('_', '-')), chosen].filter(isLanguage))
  return [...known].map((value) => ({ value, label: languageLabel(value) }))
}

/** A server may send any text; `Intl` throws if it is not a language. */
function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0
  } catch {
    return false
  }
}
