import { createCell } from '@rookery/store/Cell'
import type { Session } from './Session.ts'
import { createSlot } from './Slot.ts'

/** Since when nothing comes from the server, in ms since the epoch; null while it answers. Told in the heads of timelines until it is back. */
export const lostSinceOf = createSlot(() => createCell<number | null>(null))

/** The live connection broke, or the server does not answer. */
export function markLost(session: Session): void {
  const lost = lostSinceOf(session)
  lost.set(lost.get() ?? session.clock.now())
}

/** The live connection stands, or the server has answered. */
export function markBack(session: Session): void {
  lostSinceOf(session).set(null)
}
