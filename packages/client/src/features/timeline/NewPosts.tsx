import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { useSession } from '#data/session/useSession.ts'
import { useHiddenAmong } from '#data/veil/useHiddenAmong.ts'
import { viewOfFeed } from '#data/veil/VeilViewContext.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import css from './NewPosts.module.css'

/** How many new posts wait (hidden ones are none), and the way to show them; the words "up to date" when there are none (spec 1, section 2). */
export function NewPosts({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const { feeds } = useSession()
  const pending = useFeed(feed, (state) => state.pending)
  const count = pending.length - useHiddenAmong(pending, viewOfFeed(feed)).size
  const stale = useFeed(feed, (state) => state.flushMarker)
  const loaded = useFeed(feed, (state) => state.loaded)
  if (count === 0) return loaded ? <span className={css.current}>{t('timeline.upToDate')}</span> : null
  return (
    <span className={css.show}>
      <Button size="small" tone="primary" data-press="new" icon={arrowUpIcon} onClick={() => showNew(() => feeds.showPending(feed))}>
        {t('timeline.showNew', { count })}
        {stale && '+'}
      </Button>
    </span>
  )
}

/** The reader asked for what is new, so the page goes where it is. */
function showNew(show: () => void): void {
  show()
  window.scrollTo({ top: 0 })
}
