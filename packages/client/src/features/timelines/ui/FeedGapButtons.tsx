import type { GapEnd } from '@rookery/store/FeedState'
import type { EntryId, GapRow } from '#features/feeds/model/FeedState.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './FeedGap.module.css'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'

export interface FeedGapButtonsProps {
  gap: GapRow<EntryId>
  onFill: (end: GapEnd) => void
}

/** Says that posts between two others were never fetched, or why they did not come, with a button for each end. */
export function FeedGapButtons({ gap, onFill }: FeedGapButtonsProps) {
  const t = useT()
  const isTooEarly = useIsBefore(gap.error?.retryAt ?? null)
  return (
    <article className={css.gap} tabIndex={0} aria-label={t('timeline.gap')}>
      <p>{gap.error === null ? t('timeline.gap') : messageText(t, gap.error.message)}</p>
      <div className={css.ends}>
        <Button size="small" busy={isTooEarly || gap.loading === 'newer'} onClick={() => onFill('newer')}>
          {t('timeline.gap.newer')}
        </Button>
        <Button size="small" busy={isTooEarly || gap.loading === 'older'} onClick={() => onFill('older')}>
          {t('timeline.gap.older')}
        </Button>
      </div>
    </article>
  )
}
