import type { NotificationId } from '@rookery/api/wire/model'
import { useCellPart } from '#lib/useCell.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from './feedsOf.ts'
import type { NotificationFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { FeedState } from './FeedState.ts'

/** The same as `useFeed` for notifications. */
export function useNotificationFeed<Part>(key: NotificationFeedKey, select: (feed: FeedState<NotificationId>) => Part): Part {
  return useCellPart(feedsOf(useSession()).at(key), select)
}
