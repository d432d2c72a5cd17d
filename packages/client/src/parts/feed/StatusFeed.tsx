import type { StatusId } from '@rookery/api/wire/model'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { rowIds } from '#data/feeds/FeedState.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { useSession } from '#data/session/useSession.ts'
import { useHiddenAmong } from '#data/veil/useHiddenAmong.ts'
import { VeilViewContext, viewOfFeed } from '#data/veil/VeilViewContext.ts'
import { messageIcon } from '#ui/icons/message.ts'
import { FeedList } from './FeedList.tsx'
import { FeedPost } from './FeedPost.tsx'
import { FeedThreadsContext, feedThreads } from './FeedThreads.ts'
import { countHiddenAtEnd, withoutHidden } from './feedRows.ts'

export interface StatusFeedProps {
  feed: StatusFeedKey
  /** What a screen reader calls the list. */
  label: string
  /** Posts that stand elsewhere on the screen. */
  except?: ReadonlySet<StatusId> | undefined
}

/** A feed of posts, repeats of one folded and conversations together. */
export function StatusFeed({ feed, label, except }: StatusFeedProps) {
  const session = useSession()
  const threads = feedThreads(session, feed)
  const all = useFeed(feed, (state) => state.rows)
  const rows = except && except.size > 0 ? withoutHidden(all, except) : all
  const view = viewOfFeed(feed)
  const hidden = useHiddenAmong(rowIds(rows), view)
  const drawn = session.feeds.folder(feed)(withoutHidden(rows, hidden))
  return (
    <VeilViewContext value={view}>
      <FeedThreadsContext value={threads}>
        <FeedList
          feed={feed}
          rows={drawn}
          hiddenAtEnd={countHiddenAtEnd(rows, hidden)}
          label={label}
          empty={{ icon: messageIcon, text: 'timeline.empty' }}
          threads={threads}
        >
          {(row) => <FeedPost id={row.id} repeats={row.repeats} follows={row.follows} leads={row.leads} />}
        </FeedList>
      </FeedThreadsContext>
    </VeilViewContext>
  )
}
