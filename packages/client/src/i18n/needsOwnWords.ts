import { hasSigns } from './Formats.ts'
import { standIns, tagOf, type LanguageCode } from './languageTags.ts'

/** Whether times and lists must come from the catalogue: its words are there, and `Intl` of this browser has none. */
export function needsOwnWords(code: LanguageCode): boolean {
  if (!Object.hasOwn(standIns, code)) return false
  const tag = tagOf(code)
  const kinds = [Intl.RelativeTimeFormat, Intl.DateTimeFormat, Intl.ListFormat]
  return kinds.some((kind) => kind.supportedLocalesOf(tag).length === 0) || hasSigns(new Intl.RelativeTimeFormat(tag, { style: 'short' }))
}
