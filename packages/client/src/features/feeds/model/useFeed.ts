import type { StatusId } from '@rookery/api/wire/model'
import type { Cell } from '@rookery/store/Cell'
import { useCellPart } from '#lib/useCell.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from './feedsOf.ts'
import type { FeedKey, StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { FeedState } from './FeedState.ts'

/**
 * A part of a feed, drawn again when that part changes: `useFeed('home', (feed) => feed.rows)`.
 * `select` must return something the state holds. While somebody uses a feed it counts as shown: it is polled and streamed.
 */
export function useFeed<Part>(key: StatusFeedKey, select: (feed: FeedState<StatusId>) => Part): Part {
  return useCellPart(feedsOf(useSession()).at(key), select)
}

/** How a feed stands, whatever it lists. */
export type FeedStanding = Pick<
  FeedState,
  'loaded' | 'loading' | 'error' | 'bottomedOut' | 'hasGapBelowPending' | 'staleSince' | 'unreadableCount'
>

export function useAnyFeed<Part>(key: FeedKey, select: (feed: FeedStanding) => Part): Part {
  const feed: Cell<FeedStanding> = feedsOf(useSession()).at(key)
  return useCellPart(feed, select)
}
