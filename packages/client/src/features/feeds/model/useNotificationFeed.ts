import type { NotificationId } from '@rookery/api/wire/model'
import { useCellPart } from '#lib/useCell.ts'
import { useSession } from '#data/session/useSession.ts'
import { feedsOf } from './feedsOf.ts'
import type { NotificationFeedKey } from './FeedKey.ts'
import type { FeedState } from './FeedState.ts'

/** The same as `useFeed` for notifications. */
export function useNotificationFeed<Part>(key: NotificationFeedKey, select: (feed: FeedState<NotificationId>) => Part): Part {
  return useCellPart(feedsOf(useSession()).at(key), select)
}
