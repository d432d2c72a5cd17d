import { isKnownTime } from '#lib/isKnownTime.ts'
import { useDrawn } from '#lib/useDrawn.ts'

/** Dates as the language of the interface writes them. */
export interface DateFormats {
  date(value: number, options: Intl.DateTimeFormatOptions): string
}

/** A time as a full text, for titles; undefined until the page has rendered. */
export function useFullDate(iso: string, formats: DateFormats): string | undefined {
  const isDrawn = useDrawn()
  return isDrawn && isKnownTime(iso) ? formats.date(Date.parse(iso), { dateStyle: 'full', timeStyle: 'short' }) : undefined
}
