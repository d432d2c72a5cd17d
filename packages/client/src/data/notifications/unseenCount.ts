import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import { rowIds } from '#data/feeds/FeedState.ts'
import { isWanted } from './isWanted.ts'

/** How many known notifications the person wants to see and has not seen. */
export function unseenCount({ entities, feeds, settings }: Session): number {
  const { rows, pending } = feeds.at('notifications').get()
  const visibility = settings.get('notificationVisibility')
  return [...pending, ...rowIds(rows)].filter((id) => {
    const record = entities.notifications.get(id)
    return record !== undefined && !record.seen && isWanted(record.type, visibility)
  }).length
}

/** Tells whenever the count may have changed. */
export function subscribeUnseen({ entities, feeds, settings }: Session, listener: () => void): Stop {
  const stops = [
    entities.subscribe(listener),
    feeds.at('notifications').watch(listener),
    settings.subscribe('notificationVisibility', listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
