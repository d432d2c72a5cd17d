import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import { isWanted } from './isWanted.ts'

/** How many known notifications the person wants to see and has not seen. */
export function unseenCount({ entities, feeds, settings }: Session): number {
  const { rows, pending } = feeds.at('notifications').get()
  const visibility = settings.get('notificationVisibility')
  const ids = [...pending, ...rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))]
  return ids.filter((id) => {
    const record = entities.notifications.get(id)
    return record !== undefined && !record.seen && isWanted(record.type, visibility)
  }).length
}

/** Tells whenever the count may have changed. */
export function subscribeUnseen({ entities, feeds, settings }: Session, listener: () => void): Stop {
  // Not through `at('notifications').subscribe`: counting is not showing.
  const stops = [
    entities.subscribe(listener),
    feeds.watch('notifications', listener),
    settings.subscribe('notificationVisibility', listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
