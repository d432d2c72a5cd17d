import { languageLabel } from '#i18n/languageLabel.ts'
import { languageCodes } from '#i18n/languages.ts'
import { isLanguage } from '#i18n/isLanguage.ts'
import { tagOf } from '#i18n/languageTags.ts'
import type { SelectOption } from '#ui/Select.tsx'

/** The languages that mails may be wanted in: those of the interface, those that the server names, and the chosen one, each once. */
export function mailLanguages(ofServer: readonly string[], chosen: string): readonly SelectOption<string>[] {
  const codes = [...languageCodes, ...ofServer, chosen].filter(isLanguage)
  const keys = codes.map((code) => tagOf(code).toLowerCase())
  // The interface's way to write a code comes first and stays: the choice is compared with it.
  const each = codes.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
  return each.map((value) => ({ value, label: languageLabel(value) }))
}
