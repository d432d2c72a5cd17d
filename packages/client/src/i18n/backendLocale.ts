import { tagOf, type LanguageCode } from './languageTags.ts'

/** A language of the interface as servers write one: `pt_PT`, `zh_Hant`. What only this client has is told by what it is a kind of. */
export function backendLocale(code: LanguageCode): string {
  return tagOf(code)
    .replace(/^ja-Hira$/, 'ja')
    .replaceAll('-', '_')
}
