import { useLayoutEffect, useRef } from 'react'
import { useDrawn } from '#lib/useDrawn.ts'
import { formatRelativeTime, type RelativeFormats } from './formatRelativeTime.ts'
import { onSharedTick } from './sharedTicker.ts'
import { useFullDate, type DateFormats } from './useFullDate.ts'

export interface RelativeTimeProps {
  /** ISO 8601. */
  iso: string
  /** Those of the language of the interface. */
  formats: RelativeFormats & DateFormats
  /** The time of a future event. Otherwise a time ahead of the clock is now, because servers' clocks differ. */
  isToCome?: boolean | undefined
}

/**
 * A relative time, spelled out for screen readers, with the full local date as its title. One timer updates all of them directly, so a
 * passing second renders no post again.
 */
export function RelativeTime({ iso, formats, isToCome = false }: RelativeTimeProps) {
  const time = useRef<HTMLTimeElement>(null)
  const isDrawn = useDrawn()
  useLayoutEffect(() => {
    const element = time.current
    const then = Date.parse(iso)
    if (!element || Number.isNaN(then)) return undefined
    const write = () => {
      const now = Date.now()
      const at = isToCome ? then : Math.min(then, now)
      const shown = formatRelativeTime(at, now, formats)
      // A text that stays may be selected, and WebKit counts no press on one that another one has replaced by its end.
      if (element.textContent !== shown) {
        if (element.firstChild instanceof Text) element.firstChild.data = shown
        else element.textContent = shown
      }
      if (isDrawn) element.ariaLabel = formatRelativeTime(at, now, formats, 'long')
    }
    write()
    return onSharedTick(write, then)
  }, [iso, formats, isToCome, isDrawn])
  return <time ref={time} dateTime={iso} title={useFullDate(iso, formats)} />
}
