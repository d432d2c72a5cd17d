import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import type { PageState } from './pageState.ts'

/** A tab that is killed says no farewell: so much reading may be lost then. */
const every = 10_000

/** Writes what waits to be kept when the page is left or hidden, and where the reader is every ten seconds. */
export function startKeeping(session: Session, page: PageState): Stop {
  const timer = session.clock.every(every, () => {
    if (page.visible.get()) void session.feeds.keepSnapshots()
  })
  const stopLeaving = page.onLeave(() => void session.flush())
  return () => {
    timer.cancel()
    stopLeaving()
  }
}
