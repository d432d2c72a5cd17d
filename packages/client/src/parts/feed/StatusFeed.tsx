import { useEffect } from 'react'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import { StatusSkeleton } from '#parts/status/StatusSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { messageIcon } from '#ui/icons/message.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import { FeedFooter } from './FeedFooter.tsx'
import { FeedGap } from './FeedGap.tsx'
import { keyRows } from './feedRows.ts'
import { rowHeights } from './rowHeights.ts'
import { watchTop } from './watchTop.ts'

export interface StatusFeedProps {
  feed: StatusFeedKey
  /** What a screen reader calls the list. */
  label: string
}

/** A feed of posts: skeletons, posts with their gaps, and what stands at the end; it keeps the reader's place. */
export function StatusFeed({ feed, label }: StatusFeedProps) {
  const t = useT()
  const session = useSession()
  const { feeds, places } = session
  const { keys, rows } = keyRows(useFeed(feed, (state) => state.rows))
  const loaded = useFeed(feed, (state) => state.loaded)
  const loading = useFeed(feed, (state) => state.loading)
  const error = useFeed(feed, (state) => state.error)
  const bottomedOut = useFeed(feed, (state) => state.bottomedOut)
  useEffect(() => watchTop((isNearTop) => feeds.setNearTop(feed, isNearTop)), [feeds, feed])
  if (keys.length === 0) {
    if (error !== null) {
      const retry = { label: t('general.retry'), onRetry: () => void feeds.reload(feed), busy: loading !== 'idle' }
      return <ErrorState retry={retry}>{t('timeline.error', { error: messageText(t, error.message) })}</ErrorState>
    }
    if (!loaded) return <FirstLoad label={label} />
    return <EmptyState icon={messageIcon}>{t('timeline.empty')}</EmptyState>
  }
  return (
    <>
      <WindowedList
        ids={keys}
        label={label}
        busy={loading !== 'idle'}
        whole={bottomedOut}
        heights={rowHeights(session, feed)}
        initialPlace={places.get(feed)}
        onPlace={(place) => places.keep(feed, place)}
        onNearEnd={() => feeds.loadOlder(feed)}
        // What is let in while the reader is at the top was asked for, or comes live: it must be seen, not stand above.
        followTop
      >
        {(key) => {
          const row = rows.get(key)
          if (row === undefined) return null
          return row.kind === 'gap' ? <FeedGap feed={feed} gap={row} /> : <StatusItem id={row.id} />
        }}
      </WindowedList>
      <FeedFooter feed={feed} />
    </>
  )
}

function FirstLoad({ label }: { label: string }) {
  return (
    <div role="feed" aria-label={label} aria-busy="true">
      <StatusSkeleton />
      <StatusSkeleton />
      <StatusSkeleton />
    </div>
  )
}
