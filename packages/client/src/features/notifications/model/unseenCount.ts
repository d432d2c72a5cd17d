import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { sortedNotificationsOf } from './sortedNotifications.ts'

/** Number of known notifications that are on and unseen; hidden ones do not count. */
export function unseenCount(session: Session): number {
  return sortedNotificationsOf(session).get().unseen
}

/** Calls the listener when the count may have changed. */
export function subscribeUnseen(session: Session, listener: () => void): Stop {
  return sortedNotificationsOf(session).subscribe(listener)
}
