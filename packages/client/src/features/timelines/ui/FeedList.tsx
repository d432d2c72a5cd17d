import { use, useEffect, useRef, type ReactNode } from 'react'
import { isNotificationFeed, type FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { EntryRow } from '@rookery/store/FeedState'
import type { EntryId, GapRow } from '#features/feeds/model/FeedState.ts'
import { useAnyFeed } from '#features/feeds/model/useFeed.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { createCell } from '@rookery/store/Cell'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { ReplyContext } from '#features/actions/model/ReplyContext.ts'
import { StatusSkeleton } from '#features/statusCard/ui/StatusSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { IconPath } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { ListAreaContext } from '#ui/lists/ListArea.ts'
import { ScrollAreaContext } from '#ui/windowing/ScrollArea.ts'
import { WindowedList, type WindowedListHandle } from '#ui/WindowedList.tsx'
import { FeedFooter, type FeedEnd } from './FeedFooter.tsx'
import { FeedGap } from './FeedGap.tsx'
import { FeedViewContext, rowOfLine, spreadThreads, type FeedThread } from '#features/threads/ui/FeedThreads.ts'
import { InlineNewReplies, InlineRow } from '#features/threads/ui/inlineThread.ts'
import { keyRows, maxHiddenAtEnd } from '#features/timelines/model/feedRows.ts'
import { rowEstimatesOf } from './rowEstimatesOf.ts'
import { rowHeights } from './rowHeights.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { watchTop } from './watchTop.ts'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

// In the chunk that is loaded for offline use.
const FeedAge = lazyComponent(async () => (await import('./FeedAge.tsx')).FeedAge)

// For newcomers alone.
const HomeStart = lazyComponent(async () => (await import('./HomeStart.tsx')).HomeStart)
const homeStart = (
  <Part failure={EmptyFallback}>
    <HomeStart />
  </Part>
)

export interface FeedListProps<Entry extends EntryRow<EntryId>> {
  feed: FeedKey
  /** The rendered rows. */
  rows: readonly (Entry | GapRow<EntryId>)[]
  /** Number of hidden entries after the last row. */
  hiddenAtEnd: number
  /** Accessible name of the list. */
  label: string
  empty: { readonly icon: IconPath; readonly text: MessageId }
  /** Content at the end, if it differs from timelines. */
  end?: FeedEnd | undefined
  /** Draws an entry. */
  children: (row: Entry) => ReactNode
}

/** A feed: skeletons, entries with gaps, and the footer; it restores the scroll position of this view. */
export function FeedList<Entry extends EntryRow<EntryId>>({ feed, rows, hiddenAtEnd, label, empty, end, children }: FeedListProps<Entry>) {
  const t = useT()
  const session = useSession()
  const feeds = feedsOf(session)
  const places = scrollPositionsOf(session)
  const { keys, byKey } = keyRows(rows)
  const ownList = useRef<WindowedListHandle>(null)
  const { threads, list = ownList } = use(FeedViewContext) ?? {}
  const view = use(ListAreaContext)?.name ?? ''
  const scroll = use(ScrollAreaContext)
  const openForm = use(ReplyContext)
  /** A gap that is filled from below keeps the rows below it in place. */
  const stayBelow = (gap: string) => list.current?.keepInPlace(keys[keys.indexOf(gap) + 1] ?? gap)
  const loadOn = hiddenAtEnd < maxHiddenAtEnd
  const loaded = useAnyFeed(feed, (state) => state.loaded)
  const loading = useAnyFeed(feed, (state) => state.loading)
  const error = useAnyFeed(feed, (state) => state.error)
  const unreadable = useAnyFeed(feed, (state) => state.unreadableCount)
  const bottomedOut = useAnyFeed(feed, (state) => state.bottomedOut)
  const staleSince = useAnyFeed(feed, (state) => state.staleSince)
  const inWindow = useSetting('virtualScrolling')
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  const open = useCell(threads?.open ?? noThreads)
  useEffect(() => threads?.follow(), [threads])
  useEffect(() => {
    if (loaded) return scroll.use((scroller) => watchTop(scroller, openForm, (isNearTop) => feeds.setNearTop(feed, isNearTop, view)))
    // Skeletons are at the top wherever the list will be.
    feeds.setNearTop(feed, 'byPlace', view)
    return () => feeds.setNearTop(feed, false, view)
  }, [feeds, feed, scroll, view, loaded, openForm])
  useEffect(() => {
    // No visible post is left, because of filters or deletions, and more may follow.
    if (keys.length === 0 && loaded && loadOn) feeds.loadOlder(feed)
  }, [feeds, feed, keys.length, hiddenAtEnd, loaded, loadOn])
  if (keys.length === 0 && hiddenAtEnd === 0) {
    if (error !== null) {
      const retry = { label: t('general.retry'), onRetry: () => void feeds.reload(feed), busy: isTooEarly || loading !== 'idle' }
      return (
        <ErrorState retry={retry}>
          {t(isNotificationFeed(feed) ? 'errors.notifications' : 'timeline.error', { error: messageText(t, error.message) })}
        </ErrorState>
      )
    }
    if (!loaded) return <FirstLoad label={label} />
    const notified = unreadable > 0 && <EmptyState icon={eyeOffIcon}>{t('timeline.unreadable', { count: unreadable })}</EmptyState>
    // No entry has passed the filters yet, so older pages follow.
    if (!bottomedOut) {
      return (
        <>
          {notified}
          <FeedFooter feed={feed} />
        </>
      )
    }
    if (notified) return notified
    return (
      <EmptyState icon={empty.icon} action={feed === 'home' && homeStart}>
        {t(empty.text)}
      </EmptyState>
    )
  }
  return (
    <>
      {staleSince !== null && (
        <Part failure={EmptyFallback}>
          <FeedAge feed={feed} since={staleSince} />
        </Part>
      )}
      {keys.length > 0 && (
        <WindowedList
          ref={list}
          ids={threads ? spreadThreads(keys, open, threads.postOf) : keys}
          label={label}
          busy={loading !== 'idle'}
          whole={bottomedOut}
          drawAll={!inWindow}
          heights={rowHeights(session, feed, view)}
          estimates={rowEstimatesOf(session)}
          initialPlace={places.get(feed, view)}
          onPlace={(place) => places.store(feed, byKey.has(place.id) ? place : { id: rowOfLine(place.id), offset: 0 }, view)}
          onNearEnd={() => loadOn && !end?.byPress && (end?.onMore ? end.onMore() : feeds.loadOlder(feed))}
          // Entries shown while the feed is at its top must be visible and not end up above the window.
          followTop
        >
          {(key) => {
            const thread = open.get(rowOfLine(key))
            if (thread) return <InlineRow thread={thread} line={key} />
            const row = byKey.get(key)
            if (row === undefined) return null
            return row.kind === 'gap' ? (
              <FeedGap feed={feed} gap={row} onFill={(end) => end === 'older' && stayBelow(key)} />
            ) : (
              children(row)
            )
          }}
        </WindowedList>
      )}
      {[...open].map(([row, thread]) => byKey.has(row) && <InlineNewReplies key={row} thread={thread} />)}
      {(keys.length === 0 || !loadOn) && <HiddenHere count={hiddenAtEnd} />}
      {unreadable > 0 && <EmptyState icon={eyeOffIcon}>{t('timeline.unreadable', { count: unreadable })}</EmptyState>}
      <FeedFooter feed={feed} end={end} />
    </>
  )
}

const noThreads = createCell<ReadonlyMap<string, FeedThread>>(new Map())

/** The number of hidden posts between the last visible one and the end, to explain why nothing appears. */
function HiddenHere({ count }: { count: number }) {
  const t = useT()
  return <EmptyState icon={eyeOffIcon}>{t('timeline.hidden', { count })}</EmptyState>
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
