import type { StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { FilterViewContext, viewOfFeed } from '#features/filters/model/FilterViewContext.ts'
import { useHiddenAmong } from '#features/filters/model/useHiddenAmong.ts'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { useFeed } from '#features/feeds/model/useFeed.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { useT } from '#i18n/useT.ts'
import { FeedFooter } from '#features/timelines/ui/FeedFooter.tsx'
import { FeedGap } from '#features/timelines/ui/FeedGap.tsx'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { useVisitPlace } from '#features/navigation/ui/useVisitPlace.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { photoIcon } from '#ui/icons/photo.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import css from './MediaGrid.module.css'
import { MediaSkeleton } from './MediaSkeleton.tsx'
import { MediaTile } from './MediaTile.tsx'
import { mediaLines } from '#features/profile/model/mediaLines.ts'

export interface MediaGridProps {
  feed: StatusFeedKey
  label: string
}

/** Posts with media as a grid of their first images, without filtered ones. */
export function MediaGrid({ feed, label }: MediaGridProps) {
  const feeds = feedsOf(useSession())
  const inWindow = useSetting('virtualScrolling')
  const rows = useFeed(feed, (state) => state.rows)
  const loaded = useFeed(feed, (state) => state.loaded)
  const loading = useFeed(feed, (state) => state.loading)
  const bottomedOut = useFeed(feed, (state) => state.bottomedOut)
  const view = viewOfFeed(feed)
  const lines = mediaLines(rows, useHiddenAmong(rowIds(rows), view))
  const keys = lines.map(({ key }) => key)
  const visitPlace = useVisitPlace(feed, keys)
  const isEmpty = lines.length === 0
  useEffect(() => {
    // All posts are filtered, and more may follow.
    if (isEmpty && loaded) feeds.loadOlder(feed)
  }, [feeds, feed, isEmpty, loaded, rows.length])
  if (isEmpty) return <NoMedia feed={feed} label={label} />
  return (
    <FilterViewContext value={view}>
      <WindowedList
        ids={keys}
        role="list"
        label={label}
        busy={loading !== 'idle'}
        whole={bottomedOut}
        drawAll={!inWindow}
        heights={visitPlace.heights}
        estimate={200}
        initialPlace={visitPlace.place}
        onPlace={visitPlace.store}
        onNearEnd={() => feeds.loadOlder(feed)}
      >
        {(_key, index) => {
          const line = lines[index]
          if (line === undefined) return null
          if (line.kind === 'gap') return <FeedGap feed={feed} gap={line.gap} onFill={() => {}} />
          return <Tiles ids={line.ids} />
        }}
      </WindowedList>
      <FeedFooter feed={feed} />
    </FilterViewContext>
  )
}

function Tiles({ ids }: { ids: readonly StatusId[] }) {
  return (
    <div className={css.line}>
      {ids.map((id) => (
        <MediaTile key={id} id={id} />
      ))}
    </div>
  )
}

/** That they are on their way, why they are not there, or that there are none. */
function NoMedia({ feed, label }: MediaGridProps) {
  const t = useT()
  const feeds = feedsOf(useSession())
  const loaded = useFeed(feed, (state) => state.loaded)
  const loading = useFeed(feed, (state) => state.loading)
  const bottomedOut = useFeed(feed, (state) => state.bottomedOut)
  const error = useFeed(feed, (state) => state.error)
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  if (error !== null) {
    const retry = { label: t('general.retry'), onRetry: () => void feeds.reload(feed), busy: isTooEarly || loading !== 'idle' }
    return <ErrorState retry={retry}>{t('timeline.error', { error: messageText(t, error.message) })}</ErrorState>
  }
  if (!loaded) return <MediaSkeleton label={label} />
  if (!bottomedOut) return <FeedFooter feed={feed} />
  return <EmptyState icon={photoIcon}>{t('profile.media.none')}</EmptyState>
}
