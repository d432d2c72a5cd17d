import type { FeedKey } from '#data/feeds/FeedKey.ts'
import { useAnyFeed } from '#data/feeds/useFeed.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './FeedFooter.module.css'
import { useIsBefore } from './useIsBefore.ts'

/** What stands under the last post: a way to older ones, that they are coming, why they did not, or that there are none (spec 1, section 2). */
export function FeedFooter({ feed }: { feed: FeedKey }) {
  const t = useT()
  const { feeds } = useSession()
  const loading = useAnyFeed(feed, (state) => state.loading)
  const error = useAnyFeed(feed, (state) => state.error)
  const bottomedOut = useAnyFeed(feed, (state) => state.bottomedOut)
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  if (bottomedOut) return <p className={css.footer}>{t('timeline.noMore')}</p>
  if (error?.what === 'older') {
    return (
      <div className={css.footer} role="alert">
        <p>{messageText(t, error.message)}</p>
        <Button busy={isTooEarly} onClick={() => feeds.loadOlder(feed)}>
          {t('general.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.footer}>
      {/* One button all the while: it may have the focus, as who leaves the list by keys comes to it and so asks for more. */}
      <Button tone="quiet" busy={loading === 'older'} onClick={() => feeds.loadOlder(feed)}>
        {t(loading === 'older' ? 'timeline.loadingOlder' : 'timeline.loadOlder')}
      </Button>
    </div>
  )
}
