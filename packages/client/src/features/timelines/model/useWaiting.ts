import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useFeed } from '#features/feeds/model/useFeed.ts'
import { useHiddenAmong } from '#features/filters/model/useHiddenAmong.ts'
import { viewOfFeed } from '#features/filters/model/FilterViewContext.ts'

/** Number of pending posts, without hidden ones. */
export function useWaiting(feed: StatusFeedKey): number {
  const pending = useFeed(feed, (state) => state.pending)
  return pending.length - useHiddenAmong(pending, viewOfFeed(feed)).size
}
