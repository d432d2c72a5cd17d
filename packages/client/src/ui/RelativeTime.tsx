import { useSyncExternalStore } from 'react'
import { relativeTime } from './relativeTime.ts'
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
  const text = useSyncExternalStore(onPulse, () => (Number.isNaN(then) ? '' : relativeTime(then, Date.now(), relativeFormat(locale))))
  return (
    <time dateTime={iso} title={fullDate(iso, locale)}>
      {text}
    </time>
  )
}

/** A moment in full words, for titles and names. */
export function fullDate(iso: string, locale: string): string {
  const then = Date.parse(iso)
  return Number.isNaN(then) ? '' : dateFormat(locale).format(then)
}

// Making a format costs more than all of its uses on a page.
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'always' })
  relativeFormats.set(locale, format)
  return format
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  dateFormats.set(locale, format)
  return format
}
