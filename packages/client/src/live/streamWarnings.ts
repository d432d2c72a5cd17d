import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import { warnDeveloper } from '#lib/warnDeveloper.ts'

/** Warns once for each kind of event that is not used (spec 3, section 4). The contents are private, so they are not logged. */
export function createStreamWarnings(warn = warnDeveloper): (event: StreamEvent) => void {
  const notified = new Set<string>()
  return (event) => {
    const kind = unused(event)
    if (kind === null || notified.has(kind)) return
    notified.add(kind)
    warn(`Rookery passes over ${kind} of the live connection. It changes nothing on screen; more of the kind are passed over silently.`)
  }
}

function unused(event: StreamEvent): string | null {
  if (event.kind === 'unknown') return `the unknown event "${event.name.slice(0, 60)}"`
  if (event.kind === 'filtersChanged') return 'the event "filters_changed"'
  return event.kind === 'ignored' ? `a frame that cannot be used (${event.reason})` : null
}
