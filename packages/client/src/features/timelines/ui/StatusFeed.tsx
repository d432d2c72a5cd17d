import type { StatusId } from '@rookery/api/wire/model'
import { use, useMemo, useRef } from 'react'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { useFeed } from '#features/feeds/model/useFeed.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useHiddenAmong } from '#features/filters/model/useHiddenAmong.ts'
import { FilterViewContext, viewOfFeed } from '#features/filters/model/FilterViewContext.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { messageIcon } from '#ui/icons/message.ts'
import { ListAreaContext } from '#ui/lists/ListArea.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'
import { FeedList } from './FeedList.tsx'
import { timelines } from './timelines.ts'
import { FeedViewContext, feedThreads, type FeedView } from '#features/threads/ui/FeedThreads.ts'
import { countHiddenAtEnd, withoutHidden } from '#features/timelines/model/feedRows.ts'
import type { PostRow } from '#features/feeds/model/Folding.ts'
import { StatusItem } from '#features/statusCard/ui/StatusItem.tsx'
import css from './FeedPost.module.css'

export interface StatusFeedProps {
  feed: StatusFeedKey
  /** Accessible name of the list. */
  label: string
  /** Posts that are elsewhere on the screen. */
  except?: ReadonlySet<StatusId> | undefined
}

/** A feed of posts, repeats of one folded and conversations together. */
export function StatusFeed({ feed, label, except }: StatusFeedProps) {
  const session = useSession()
  const list = useRef<WindowedListHandle>(null)
  const threads = feedThreads(session, feed, use(ListAreaContext)?.name ?? '')
  const here = useMemo<FeedView>(() => ({ threads, list }), [threads])
  const all = useFeed(feed, (state) => state.rows)
  const rows = except && except.size > 0 ? withoutHidden(all, except) : all
  const view = viewOfFeed(feed)
  const hidden = useHiddenAmong(rowIds(rows), view)
  const drawn = feedsOf(session).folder(feed)(withoutHidden(rows, hidden))
  return (
    <FilterViewContext value={view}>
      <FeedViewContext value={here}>
        <FeedList
          feed={feed}
          rows={drawn}
          hiddenAtEnd={countHiddenAtEnd(rows, hidden)}
          label={label}
          empty={{ icon: timelines.find((entry) => entry.feed === feed)?.icon ?? messageIcon, text: 'timeline.empty' }}
        >
          {(row) => <FeedPost id={row.id} repeats={row.repeats} follows={row.follows} leads={row.leads} />}
        </FeedList>
      </FeedViewContext>
    </FilterViewContext>
  )
}

/** A post of a feed, with a line to its neighbours of one conversation. */
function FeedPost({ id, repeats, follows, leads }: Omit<PostRow, 'kind'>) {
  if (!follows && !leads) return <StatusItem id={id} repeats={repeats} />
  return (
    <div className={css.tied} data-follows={follows || undefined} data-leads={leads || undefined}>
      <StatusItem id={id} repeats={repeats} />
    </div>
  )
}
