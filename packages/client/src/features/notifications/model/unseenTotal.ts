import { rowIds } from '@rookery/store/FeedState'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { subscribeUnseen, unseenCount } from './unseenCount.ts'
import { unwantedTypes } from './unwantedTypes.ts'

export interface UnseenTotal {
  readonly count: number
  /** There may be more; their number is unknown. */
  readonly isAtLeast: boolean
}

/** Unseen notifications that the server counts beyond the loaded ones. */
interface Beyond {
  /** The server's number from which it was reckoned. */
  readonly told: number
  /** The last one that was loaded then. */
  readonly oldest: string | undefined
  readonly count: number
  /** Computed from a loaded page, not from stored data. */
  readonly isFirm: boolean
}

const beyondOf = createSlot<{ known: Beyond | null }>(() => ({ known: null }))

/**
 * Number of unseen notifications: the known ones if none is left out, otherwise with the server's count (Akkoma, Pleroma) of unloaded ones.
 * At least the known ones if some are left out, which no server counts.
 */
export function unseenTotal(session: Session): UnseenTotal {
  const { entities, me } = session
  const feeds = feedsOf(session)
  const feed = feeds.at('notifications')
  const { rows, bottomedOut, older } = feed.get()
  const count = unseenCount(session)
  const ids = rowIds(rows)
  const oldest = ids.at(-1)
  const isUnseen = (id: (typeof ids)[number]) => entities.notifications.get(id)?.seen === false
  if (bottomedOut || older === null || oldest === undefined || !isUnseen(oldest)) return { count, isAtLeast: false }
  // The server's count includes notifications that are hidden or filtered here.
  if (isChosenFrom(session)) return { count, isAtLeast: true }
  const notified = (me && entities.accounts.get(me)?.own?.unreadNotificationsCount) ?? 0
  const unseen = [...feed.get().pending, ...ids].filter(isUnseen).length
  const store = beyondOf(session)
  const isResponse = notified !== store.known?.told
  if (isResponse || (!store.known?.isFirm && feed.isFresh()))
    store.known = { told: notified, oldest, count: notified - unseen, isFirm: feed.isFresh() }
  const { known } = store
  const end = known === null ? -1 : ids.findIndex((id) => id === known.oldest)
  // A list that was cut or reset since then has another end.
  if (known === null || known.count < 0 || end < 0) return { count, isAtLeast: true }
  const loadedSince = ids.slice(end + 1).filter(isUnseen).length
  return { count: count + Math.max(0, known.count - loadedSince), isAtLeast: false }
}

/** Whether some notifications are left out, by type or sender. */
function isChosenFrom(session: Session): boolean {
  const settings = settingsOf(session)
  const isSorted = settings.get('notificationsFrom') !== 'everybody' || settings.get('notificationsNotFromNew')
  const isByServer = settings.get('notificationsNotFromServers').length > 0
  return isSorted || isByServer || unwantedTypes(settings.get('notificationVisibility')).length > 0
}

/** Calls the listener when it may have changed. */
export function subscribeUnseenTotal(session: Session, listener: () => void): Stop {
  const stops = [
    subscribeUnseen(session, listener),
    ...(session.me === null ? [] : [session.entities.accounts.subscribe(session.me, listener)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
