import { isKnownTime } from '#lib/isKnownTime.ts'
import { useDrawn } from '#lib/useDrawn.ts'

/** Making a format takes longer than drawing several posts: one for each language of the interface. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in full words, for titles; undefined until the page has been drawn. */
export function useFullDate(iso: string, locale: string): string | undefined {
  const isDrawn = useDrawn()
  return isDrawn && isKnownTime(iso) ? formatOf(locale).format(Date.parse(iso)) : undefined
}

function formatOf(locale: string): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  formats.set(locale, format)
  return format
}
