import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import { rowIds } from '#data/feeds/FeedState.ts'
import { isWanted } from './isWanted.ts'

/** How many known notifications the person wants to see and has not seen; those that no list shows do not count. */
export function unseenCount({ entities, feeds, settings, filters }: Session): number {
  const { rows, pending } = feeds.at('notifications').get()
  const visibility = settings.get('notificationVisibility')
  const unseen = [...pending, ...rowIds(rows)].filter((id) => {
    const record = entities.notifications.get(id)
    return record !== undefined && !record.seen && isWanted(record.type, visibility)
  })
  return unseen.length - filters.hiddenNotifications(unseen).size
}

/** Tells whenever the count may have changed. */
export function subscribeUnseen({ filters, feeds, settings }: Session, listener: () => void): Stop {
  const stops = [
    filters.subscribe(listener),
    feeds.at('notifications').watch(listener),
    settings.subscribe('notificationVisibility', listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
