import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { Session } from '#data/session/Session.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'

/** Heights of rows once drawn, kept for each feed as long as its session lives, so that coming back lays the list out as it was. */
const bySession = new WeakMap<Session, Map<FeedKey, RowHeights>>()

export function rowHeights(session: Session, feed: FeedKey): RowHeights {
  const feeds = bySession.get(session) ?? new Map<FeedKey, RowHeights>()
  bySession.set(session, feeds)
  const heights: RowHeights = feeds.get(feed) ?? new Map()
  feeds.set(feed, heights)
  return heights
}
