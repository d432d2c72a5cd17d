import { localesOf, tagOf, type LanguageCode } from './languageTags.ts'

/** Names that `Intl` lacks in some browser, or that say less than readers need. */
const ownNames: Readonly<Record<LanguageCode, string>> = {
  eo: 'Esperanto',
  eu: 'Euskara',
  ga: 'Gaeilge',
  ja_easy: 'やさしいにほんご',
  oc: 'Occitan',
  pt: 'Português (Portugal)',
  pt_BR: 'Português (Brasil)',
  zh: '简体中文',
  zh_Hant: '繁體中文',
}

/** The language's name in itself, as the reader looks for it in a list. */
export function languageLabel(code: LanguageCode): string {
  const tag = tagOf(code)
  const name = ownNames[code] ?? new Intl.DisplayNames(localesOf(tag), { type: 'language' }).of(tag) ?? code
  // Names in a list begin with a capital letter. Georgian capitals are for headings only.
  return name.replace(/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u, (letter) => letter.toLocaleUpperCase(tag))
}

/** The same followed by its name in the reader's own language, unless that is this one or the browser knows none: `Deutsch (German)`. */
export function languageLabelFor(code: LanguageCode, readerTag: string): string {
  const own = languageLabel(code)
  if (readerTag === tagOf(code) || Intl.DisplayNames.supportedLocalesOf(readerTag).length === 0) return own
  const name = new Intl.DisplayNames([readerTag], { type: 'language', languageDisplay: 'standard' }).of(tagOf(code)) ?? own
  return name.toLowerCase() === own.toLowerCase() ? own : `\u2068${own}\u2069 (\u2068${name}\u2069)`
}
