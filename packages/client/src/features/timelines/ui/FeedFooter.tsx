import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import { useAnyFeed } from '#features/feeds/model/useFeed.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ListFooter } from '#ui/lists/ListFooter.tsx'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'

export interface FeedEnd {
  /** Renders more loaded posts; null if there are none, so that older ones are requested. */
  readonly onMore: (() => void) | null
  /** More are loaded by a button only. */
  readonly byPress: boolean
  readonly more: MessageId
  readonly none: MessageId
}

/** Footer of a feed: button for older posts, loading, the error, or the end (spec 1, section 2). */
export function FeedFooter({ feed, end }: { feed: FeedKey; end?: FeedEnd | undefined }) {
  const t = useT()
  const feeds = feedsOf(useSession())
  const loading = useAnyFeed(feed, (state) => state.loading)
  const error = useAnyFeed(feed, (state) => state.error)
  const bottomedOut = useAnyFeed(feed, (state) => state.bottomedOut)
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  const onMore = end?.onMore
  if (bottomedOut && !onMore) return <ListFooter>{t(end?.none ?? 'timeline.noMore')}</ListFooter>
  if (error?.load === 'older' && !onMore) {
    return (
      <ListFooter isAlert>
        <p>{messageText(t, error.message)}</p>
        <Button busy={isTooEarly} onClick={() => feeds.loadOlder(feed)}>
          {t('general.retry')}
        </Button>
      </ListFooter>
    )
  }
  return (
    <ListFooter>
      {/* One button all the while: it may have the focus, because Tab reaches it after the list. */}
      <Button tone="quiet" busy={loading === 'older'} onClick={() => (onMore ? onMore() : feeds.loadOlder(feed))}>
        {t(end?.more ?? (loading === 'older' ? 'timeline.loadingOlder' : 'timeline.loadOlder'))}
      </Button>
    </ListFooter>
  )
}
