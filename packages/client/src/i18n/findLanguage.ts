import { tagOf, type LanguageCode } from './languageTags.ts'

/** Languages in the words of another one that their readers know. `Intl` itself replaces `iw` and `in`. */
const aliases: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb' }

/**
 * Finds the catalogue for a language that a browser, a server or a setting names: by the whole tag, then by language and script
 * (`zh-HK` is traditional), then by language alone.
 * @param name a tag as browsers write it, or a code as servers and other clients do: `zh_Hant`
 */
export function findLanguage(name: string, offered: readonly LanguageCode[]): LanguageCode | undefined {
  if (offered.includes(name)) return name
  const tag = name.replaceAll('_', '-').toLowerCase()
  const whole = offered.find((code) => tagOf(code).toLowerCase() === tag)
  if (whole !== undefined) return whole
  const [language, script] = likelyParts(tag)
  if (language === null) return undefined
  const similar = offered.filter((code) => likelyParts(tagOf(code))[0] === language)
  return similar.find((code) => likelyParts(tagOf(code))[1] === script) ?? similar[0]
}

/** Whether two tags name one language, in any script and country. */
export function isSameLanguage(one: string, other: string): boolean {
  const [language] = likelyParts(one.replaceAll('_', '-'))
  return language !== null && language === likelyParts(other.replaceAll('_', '-'))[0]
}

/** Language and script; empty for an invalid tag. */
function likelyParts(tag: string): readonly [language: string, script: string | undefined] | readonly [null] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return [aliases[language] ?? language, script]
  } catch {
    return [null]
  }
}
