import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { sortedNotificationsOf } from './sortedNotifications.ts'

/** How many known notifications the person wants to see and has not seen; those that no list shows do not count. */
export function unseenCount(session: Session): number {
  return sortedNotificationsOf(session).get().unseen
}

/** Calls the listener when the count may have changed. */
export function subscribeUnseen(session: Session, listener: () => void): Stop {
  return sortedNotificationsOf(session).subscribe(listener)
}
