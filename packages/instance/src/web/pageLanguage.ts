import { languageOf, type InstanceLanguage } from '../text/inLanguage.ts'

/** The language of a response: that of the cookie which clients set, else the first that the browser prefers, as Akkoma does it. */
export function pageLanguage({ headers }: Request): InstanceLanguage {
  const chosen = /(?:^|;\s*)userLanguage=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1]
  const names = [...(chosen === undefined ? [] : [chosen]), ...preferred(headers.get('accept-language') ?? '')]
  for (const name of names) {
    const language = languageOf(name)
    if (language !== null) return language
  }
  return 'en'
}

/** The languages of an `Accept-Language` header, best first. */
function preferred(header: string): readonly string[] {
  const options = header.split(',').flatMap((option) => {
    const [, name, quality = '1'] = /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(option) ?? []
    return name === undefined || Number(quality) === 0 ? [] : [{ name, quality: Number(quality) }]
  })
  return options.toSorted((one, other) => other.quality - one.quality).map(({ name }) => name)
}
