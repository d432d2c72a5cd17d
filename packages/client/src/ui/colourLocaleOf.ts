/** Languages in which react-stately names colours. Elsewhere it speaks English. */
const named = new Set('ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(' '))

/** The locale whose names of colours fit this one, such as `zh-TW` for `zh-Hant`; null if the library has none. */
export function colourLocaleOf(tag: string): string | null {
  const { language, script } = new Intl.Locale(tag)
  if (!named.has(language)) return null
  // The library takes the first Chinese that it finds, which is the simplified one.
  return language === 'zh' && script === 'Hant' ? 'zh-TW' : tag
}
