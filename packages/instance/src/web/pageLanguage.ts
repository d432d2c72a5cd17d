import { translations } from './pageTexts.ts'

/** A language that pages of the instance's own are written in. */
export type PageLanguage = 'en' | keyof typeof translations

/** The language of a page: that of the cookie which clients set, else the first that the browser prefers, as Akkoma does it. */
export function pageLanguage({ headers }: Request): PageLanguage {
  const chosen = /(?:^|;\s*)userLanguage=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1]
  const names = [...(chosen === undefined ? [] : [chosen]), ...preferred(headers.get('accept-language') ?? '')]
  for (const name of names) {
    const code = name.toLowerCase().split(/[-_]/)[0] ?? ''
    if (code === 'en' || isTranslated(code)) return code
  }
  return 'en'
}

/** The sentence in another language, `{name}` and the like filled in. One without a translation stays English. */
export function inLanguage(language: PageLanguage, english: string, args: Readonly<Record<string, string>> = {}): string {
  const texts: Readonly<Record<string, string>> = language === 'en' ? {} : translations[language]
  const text = Object.hasOwn(texts, english) ? (texts[english] ?? english) : english
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => args[name] ?? place)
}

function isTranslated(code: string): code is keyof typeof translations {
  return Object.hasOwn(translations, code)
}

/** The languages of an `Accept-Language` header, best first. */
function preferred(header: string): readonly string[] {
  const options = header.split(',').flatMap((option) => {
    const [, name, quality = '1'] = /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(option) ?? []
    return name === undefined || Number(quality) === 0 ? [] : [{ name, quality: Number(quality) }]
  })
  return options.toSorted((one, other) => other.quality - one.quality).map(({ name }) => name)
}
