import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import { messageIcon } from '#ui/icons/message.ts'
import { FeedList } from './FeedList.tsx'

export interface StatusFeedProps {
  feed: StatusFeedKey
  /** What a screen reader calls the list. */
  label: string
}

/** A feed of posts. */
export function StatusFeed({ feed, label }: StatusFeedProps) {
  const rows = useFeed(feed, (state) => state.rows)
  return (
    <FeedList feed={feed} rows={rows} label={label} empty={{ icon: messageIcon, text: 'timeline.empty' }}>
      {(id) => <StatusItem id={id} />}
    </FeedList>
  )
}
