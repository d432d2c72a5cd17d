import { errorTexts } from './errorTexts.ts'
import { mailTexts } from './mailTexts.ts'
import { pageTexts } from './pageTexts.ts'
import { staffTexts } from './staffTexts.ts'
import type { Translation } from './Translation.ts'

/** A language that the instance writes. */
export type InstanceLanguage = 'en' | keyof Translation

const languages: readonly string[] = ['en', 'de', 'ar', 'ja'] satisfies readonly InstanceLanguage[]

// The English sentence is the id, as in gettext.
const translations = new Map<string, Translation>(Object.entries({ ...errorTexts, ...mailTexts, ...pageTexts, ...staffTexts }))

/** The language of a code such as `de`, `de-AT` or `pt_BR`; null if the instance does not write it. */
export function languageOf(code: string): InstanceLanguage | null {
  const language = code.toLowerCase().split(/[-_]/)[0] ?? ''
  return isWritten(language) ? language : null
}

/** The sentence in another language, `{name}` and the like filled in. One without a translation stays English. */
export function inLanguage(language: InstanceLanguage, english: string, args: Readonly<Record<string, string>> = {}): string {
  const text = language === 'en' ? english : (translations.get(english)?.[language] ?? english)
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => args[name] ?? place)
}

function isWritten(language: string): language is InstanceLanguage {
  return languages.includes(language)
}
