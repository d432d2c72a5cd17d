/** Names a catalogue in `locales/`, as `ar` or `zh_Hant`. A language is its catalogue and nothing else. */
export type LanguageCode = string

/**
 * Codes whose tag is another word. `Intl` takes a plain `pt` for Brazilian, and the codes of catalogues are those of other clients of
 * this family, which keep settings on the same servers.
 */
const tags: Readonly<Record<LanguageCode, string>> = { ja_easy: 'ja-Hira', pt: 'pt-PT', zh: 'zh-Hans' }

/**
 * Languages that Chromium's `Intl` lacks, with one that it has and that writes numbers, sorts and counts alike. Their catalogues have
 * the words for times and lists (`intl.*`).
 */
export const standIns: Readonly<Record<LanguageCode, string>> = { eo: 'fr', eu: 'ca', ga: 'en', oc: 'fr' }

/** BCP 47 tag of a language, for `lang` and `Intl`. */
export function tagOf(code: LanguageCode): string {
  return tags[code] ?? code.replaceAll('_', '-')
}

/** Locales for `Intl`, best first. Without a fallback, `Intl` uses the browser's language for one that it lacks. */
export function localesOf(tag: string): string[] {
  return [tag, standIns[tag] ?? 'en', 'en']
}
