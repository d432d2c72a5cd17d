import type { StatusId } from '@rookery/api/wire/model'
import type { Cell } from '@rookery/store/Cell'
import { useCellPart } from '#lib/useCell.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from './feedsOf.ts'
import type { FeedKey, StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { FeedState } from './FeedState.ts'

/**
 * A selected value of a feed: `useFeed('home', (feed) => feed.rows)`. Renders again when that value changes. `select` must return a value
 * of the state. A feed in use counts as shown: it is polled and streamed.
 */
export function useFeed<Part>(key: StatusFeedKey, select: (feed: FeedState<StatusId>) => Part): Part {
  return useCellPart(feedsOf(useSession()).at(key), select)
}

/** State of a feed, regardless of the type of its entries. */
export type FeedStanding = Pick<
  FeedState,
  'loaded' | 'loading' | 'error' | 'bottomedOut' | 'hasGapBelowPending' | 'staleSince' | 'unreadableCount'
>

export function useAnyFeed<Part>(key: FeedKey, select: (feed: FeedStanding) => Part): Part {
  const feed: Cell<FeedStanding> = feedsOf(useSession()).at(key)
  return useCellPart(feed, select)
}
