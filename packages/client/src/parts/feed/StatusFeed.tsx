import type { StatusId } from '@rookery/api/wire/model'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { rowIds } from '#data/feeds/FeedState.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { useHiddenAmong } from '#data/veil/useHiddenAmong.ts'
import { VeilViewContext, viewOfFeed } from '#data/veil/VeilViewContext.ts'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import { messageIcon } from '#ui/icons/message.ts'
import { FeedList } from './FeedList.tsx'

export interface StatusFeedProps {
  feed: StatusFeedKey
  /** What a screen reader calls the list. */
  label: string
  /** Posts that stand elsewhere on the screen. */
  except?: ReadonlySet<StatusId> | undefined
}

/** A feed of posts. */
export function StatusFeed({ feed, label, except }: StatusFeedProps) {
  const all = useFeed(feed, (state) => state.rows)
  const rows = except && except.size > 0 ? all.filter((row) => row.kind === 'gap' || !except.has(row.id)) : all
  const view = viewOfFeed(feed)
  const hidden = useHiddenAmong(rowIds(rows), view)
  return (
    <VeilViewContext value={view}>
      <FeedList feed={feed} rows={rows} hidden={hidden} label={label} empty={{ icon: messageIcon, text: 'timeline.empty' }}>
        {(id) => <StatusItem id={id} />}
      </FeedList>
    </VeilViewContext>
  )
}
