import { createCell } from '@rookery/store/Cell'
import type { Session } from './Session.ts'
import { createSlot } from './Slot.ts'

/** Time of the last response before the connection was lost, in ms since the epoch; null while the server responds. Timelines show it. */
export const lostSinceOf = createSlot(() => createCell<number | null>(null))

/** The stream was lost, or the server does not respond. */
export function markLost(session: Session): void {
  const lost = lostSinceOf(session)
  lost.set(lost.get() ?? session.clock.now())
}

/** The stream has joined, or the server has responded. */
export function markBack(session: Session): void {
  lostSinceOf(session).set(null)
}
