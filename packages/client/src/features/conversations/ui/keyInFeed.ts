import type { StatusId } from '@rookery/api/wire/model'
import { lineKey, type FeedThread } from '#features/threads/ui/FeedThreads.ts'

/** The key that a post of an open conversation has in the feed's list. */
export const keyInFeed = ({ row, focus }: Pick<FeedThread, 'row' | 'focus'>, id: StatusId): string =>
  id === focus ? row : lineKey(row, id)
