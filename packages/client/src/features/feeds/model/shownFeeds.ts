import { createCell, type Cell } from '@rookery/store/Cell'
import type { Feed } from './Feed.ts'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { EntryId } from './FeedState.ts'

/** Tracks the feeds on screen by their subscribers. */
export function createShownFeeds(): {
  readonly shown: Cell<readonly FeedKey[]>
  counted<Id extends EntryId>(key: FeedKey, feed: Feed<Id>): Feed<Id>
} {
  const counts = new Map<FeedKey, number>()
  const shown = createCell<readonly FeedKey[]>([])

  function count(key: FeedKey, change: 1 | -1): void {
    const next = (counts.get(key) ?? 0) + change
    if (next > 0) counts.set(key, next)
    else counts.delete(key)
    // A changing screen leaves one feed and opens another: notified after both.
    queueMicrotask(() => {
      const keys = [...counts.keys()]
      if (keys.join() !== shown.get().join()) shown.set(keys)
    })
  }

  return {
    shown,
    counted: (key, feed) => ({
      ...feed,
      subscribe(listener) {
        const stop = feed.subscribe(listener)
        let isCounted = true
        count(key, 1)
        return () => {
          stop()
          if (isCounted) count(key, -1)
          isCounted = false
        }
      },
    }),
  }
}
