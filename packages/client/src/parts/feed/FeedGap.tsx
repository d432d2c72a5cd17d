import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { EntryId, GapEnd, GapRow } from '#data/feeds/FeedState.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './FeedGap.module.css'
import { useIsBefore } from './useIsBefore.ts'

export interface FeedGapProps {
  feed: FeedKey
  gap: GapRow<EntryId>
  /** It is about to be filled from this end. */
  onFill: (end: GapEnd) => void
}

/** A stretch of the feed that was never fetched; it is filled from the end the reader comes from. */
export function FeedGap({ feed, gap, onFill }: FeedGapProps) {
  const t = useT()
  const { feeds } = useSession()
  const isTooEarly = useIsBefore(gap.error?.retryAt ?? null)
  const fill = (end: GapEnd) => {
    onFill(end)
    void feeds.fillGap(feed, gap.id, end)
  }
  return (
    <article className={css.gap} tabIndex={0} aria-label={t('timeline.gap')}>
      <p>{gap.error === null ? t('timeline.gap') : messageText(t, gap.error.message)}</p>
      <div className={css.ends}>
        <Button size="small" busy={isTooEarly || gap.loading === 'newer'} onClick={() => fill('newer')}>
          {t('timeline.gap.newer')}
        </Button>
        <Button size="small" busy={isTooEarly || gap.loading === 'older'} onClick={() => fill('older')}>
          {t('timeline.gap.older')}
        </Button>
      </div>
    </article>
  )
}
