import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import { useCellPart } from '#lib/useCell.ts'
import { useSession } from '#data/session/useSession.ts'
import type { NotificationFeedKey, StatusFeedKey } from './FeedKey.ts'
import type { FeedState } from './FeedState.ts'

/**
 * A part of a feed, drawn again when that part changes: `useFeed('home', (feed) => feed.rows)`.
 * `select` must return something the state holds. While somebody uses a feed it counts as shown: it is polled and streamed.
 */
export function useFeed<Part>(key: StatusFeedKey, select: (feed: FeedState<StatusId>) => Part): Part {
  return useCellPart(useSession().feeds.at(key), select)
}

export function useNotificationFeed<Part>(key: NotificationFeedKey, select: (feed: FeedState<NotificationId>) => Part): Part {
  return useCellPart(useSession().feeds.at(key), select)
}
