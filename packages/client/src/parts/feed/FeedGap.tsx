import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { EntryId, GapRow } from '#data/feeds/FeedState.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './FeedGap.module.css'

/** A stretch of the feed that was never fetched; it is filled from the end the reader comes from. */
export function FeedGap({ feed, gap }: { feed: FeedKey; gap: GapRow<EntryId> }) {
  const t = useT()
  const { feeds } = useSession()
  return (
    <article className={css.gap} tabIndex={0} aria-label={t('timeline.gap')}>
      <p>{gap.error === null ? t('timeline.gap') : messageText(t, gap.error.message)}</p>
      <div className={css.ends}>
        <Button size="small" busy={gap.loading === 'newer'} onClick={() => void feeds.fillGap(feed, gap.id, 'newer')}>
          {t('timeline.gap.newer')}
        </Button>
        <Button size="small" busy={gap.loading === 'older'} onClick={() => void feeds.fillGap(feed, gap.id, 'older')}>
          {t('timeline.gap.older')}
        </Button>
      </div>
    </article>
  )
}
