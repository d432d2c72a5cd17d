import { useSyncExternalStore } from 'react'
import { relativeFormats, relativeTime, type RelativeFormats, type RelativeStyle } from './relativeTime.ts'
import { onPulse } from './pulse.ts'

export interface RelativeTimeProps {
  /** ISO 8601. */
  iso: string
  /** The language of the interface, as in `lang`. */
  locale: string
}

/** How long ago, kept true by one timer for the whole page; in whole words for the ear, and with the full local date in its title. */
export function RelativeTime({ iso, locale }: RelativeTimeProps) {
  const then = Date.parse(iso)
  return (
    <time dateTime={iso} title={fullDate(iso, locale)} aria-label={useRelativeTime(then, locale, 'long') || undefined}>
      {useRelativeTime(then, locale, 'narrow')}
    </time>
  )
}

function useRelativeTime(then: number, locale: string, style: RelativeStyle): string {
  return useSyncExternalStore(onPulse, () => (Number.isNaN(then) ? '' : relativeTime(then, Date.now(), formatsOf(locale, style))))
}

/** A moment in full words, for titles. */
export function fullDate(iso: string, locale: string): string {
  const then = Date.parse(iso)
  return Number.isNaN(then) ? '' : dateFormat(locale).format(then)
}

// Making a format costs more than all of its uses on a page.
const keptFormats = new Map<string, RelativeFormats>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function formatsOf(locale: string, style: RelativeStyle): RelativeFormats {
  const key = `${style} ${locale}`
  const formats = keptFormats.get(key) ?? relativeFormats(locale, style)
  keptFormats.set(key, formats)
  return formats
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  dateFormats.set(locale, format)
  return format
}
