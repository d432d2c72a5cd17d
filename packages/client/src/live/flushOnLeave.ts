import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** Milliseconds between writes. A killed tab gets no event, so this much may be lost of a place while scrolling without rest. */
const flushIntervalMs = 10_000

/**
 * Writes unsaved data when the page is left or hidden, and the scroll position when scrolling stops. A database may not finish before the
 * page is closed: `leave` saves the rest synchronously.
 */
export function startFlushOnLeave(session: Session, page: PageState): Stop {
  const { clock, storage } = session
  const feeds = feedsOf(session)
  const places = scrollPositionsOf(session)
  const timer = clock.every(flushIntervalMs, () => {
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
