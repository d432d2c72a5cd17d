'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useLayoutEffect, useRef } from 'react'
import { useDrawn } from '#lib/useDrawn.ts'
import { relativeFormats, relativeTime, type RelativeFormats, type RelativeStyle } from './relativeTime.ts'
import { onSharedTick } from './sharedTicker.ts'
import { useFullDate } from './useFullDate.ts'

export interface RelativeTimeProps {
  /** ISO 8601. */
  iso: string
  /** The language of the interface, as in `lang`. */
  locale: string
  /** For future times. Otherwise a future time is shown as now, because servers' clocks differ. */
  isToCome?: boolean | undefined
}

/**
 * A relative time, spelled out for screen readers, with the full local date as its title. One timer updates all of them directly, so a
 * passing second renders no post again.
 */
export function RelativeTime({ iso, locale, isToCome = false }: RelativeTimeProps) {
  const time = useRef<HTMLTimeElement>(null)
  const isDrawn = useDrawn()
  useLayoutEffect(() => {
    const element = time.current
    const then = Date.parse(iso)
    if (!element || Number.isNaN(then)) return undefined
    const write = () => {
      const now = Date.now()
      const at = isToCome ? then : Math.min(then, now)
      const shown = relativeTime(at, now, formatsOf(locale, 'narrow'))
      // A text that stays may be selected, and WebKit counts no press on one that another one has replaced by its end.
      if (element.textContent !== shown) {
        if (element.firstChild instanceof Text) element.firstChild.data = shown
        else element.textContent = shown
      }
      if (isDrawn) element.ariaLabel = relativeTime(at, now, formatsOf(locale, 'long'))
    }
    write()
    return onSharedTick(write, then)
  }, [iso, locale, isToCome, isDrawn])
  return <time ref={time} dateTime={iso} title={useFullDate(iso, locale)} />
}

// Making a format costs more than all of its uses on a page.
const cachedFormats = new Map<string, RelativeFormats>()

function formatsOf(locale: string, style: RelativeStyle): RelativeFormats {
  const key = `${style} ${locale}`
  const formats = cachedFormats.get(key) ?? relativeFormats(locale, style)
  cachedFormats.set(key, formats)
  return formats
}
