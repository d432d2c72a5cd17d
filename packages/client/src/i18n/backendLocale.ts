import { tagOf, type LanguageCode } from './languageTags.ts'

/** A language of the interface as servers write one: `pt_PT`, `zh_Hant`. Languages of this client alone become their base language. */
export function backendLocale(code: LanguageCode): string {
  return tagOf(code)
    .replace(/^ja-Hira$/, 'ja')
    .replaceAll('-', '_')
}
