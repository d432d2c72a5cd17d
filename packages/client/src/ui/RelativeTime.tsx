import { useSyncExternalStore } from 'react'
import { relativeFormats, relativeTime, type RelativeFormats } from './relativeTime.ts'
import { onPulse } from './pulse.ts'

export interface RelativeTimeProps {
  /** ISO 8601. */
  iso: string
  /** The language of the interface, as in `lang`. */
  locale: string
}

/** How long ago, kept true by one timer for the whole page; the full local date in its title. */
export function RelativeTime({ iso, locale }: RelativeTimeProps) {
  const then = Date.parse(iso)
  const text = useSyncExternalStore(onPulse, () => (Number.isNaN(then) ? '' : relativeTime(then, Date.now(), formatsOf(locale))))
  return (
    <time dateTime={iso} title={fullDate(iso, locale)}>
      {text}
    </time>
  )
}

/** A moment in full words, for titles and names. */
function fullDate(iso: string, locale: string): string {
  const then = Date.parse(iso)
  return Number.isNaN(then) ? '' : dateFormat(locale).format(then)
}

// Making a format costs more than all of its uses on a page.
const keptFormats = new Map<string, RelativeFormats>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function formatsOf(locale: string): RelativeFormats {
  const formats = keptFormats.get(locale) ?? relativeFormats(locale)
  keptFormats.set(locale, formats)
  return formats
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  dateFormats.set(locale, format)
  return format
}
