import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import type { PageState } from './pageState.ts'

/** A tab that is killed says no farewell: so much may be lost then of who scrolls without resting, and of what came meanwhile. */
const every = 10_000

/**
 * Keeps what waits to be kept when the page is left or hidden, and where the reader is when the reader rests. A page that is
 * left may be gone before a database has written: `leave` keeps what it has not.
 */
export function startKeeping(session: Session, page: PageState): Stop {
  const { clock, feeds, places, storage } = session
  const timer = clock.every(every, () => {
    if (page.visible.get()) void session.flush()
  })
  const stopResting = places.onRest(() => void feeds.keepSnapshots())
  const stopLeaving = page.onLeave(() => {
    void session.flush()
    storage.leave()
  })
  return () => {
    timer.cancel()
    stopResting()
    stopLeaving()
  }
}
