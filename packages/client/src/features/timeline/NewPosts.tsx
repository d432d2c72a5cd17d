import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { useSession } from '#data/session/useSession.ts'
import { useHiddenAmong } from '#data/veil/useHiddenAmong.ts'
import { viewOfFeed } from '#data/veil/VeilViewContext.ts'
import { useT } from '#i18n/useT.ts'
import { blockClicks } from '#parts/feed/blockClicks.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import css from './NewPosts.module.css'

/**
 * How many new posts wait (hidden ones are none), and the way to show them; the words "up to date" when there are none
 * (spec 1, section 2). Where more came than a page, showing them leaves a gap; loading the timeline anew leaves none.
 */
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
      {stale && (
        <IconButton icon={refreshIcon} on="panel" label={t('timeline.reload')} onClick={() => showNew(() => void feeds.reload(feed))} />
      )}
    </span>
  )
}

/** The reader asked for what is new, so the page goes where it is. */
function showNew(show: () => void): void {
  show()
  window.scrollTo({ top: 0 })
  blockClicks()
}
