import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** Milliseconds between writes. A killed tab gets no event, so this much may be lost of a place while scrolling without rest. */
const every = 10_000

/**
 * Writes what waits to be kept when the page is left or hidden, and the reader's place when the reader stops scrolling. A
 * page that is left may be gone before a database has written: `leave` keeps what it has not.
 */
export function startKeeping(session: Session, page: PageState): Stop {
  const { clock, storage } = session
  const feeds = feedsOf(session)
  const places = scrollPositionsOf(session)
  const timer = clock.every(every, () => {
    if (page.visible.get()) void session.flush()
  })
  const stopOnRest = places.onRest(() => void feeds.storeSnapshots())
  const stopLeaving = page.onLeave(() => {
    void session.flush()
    storage.leave()
  })
  return () => {
    timer.cancel()
    stopOnRest()
    stopLeaving()
  }
}
