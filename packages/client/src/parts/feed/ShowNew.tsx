import type { MouseEvent } from 'react'
import type { FeedKey } from '#data/feeds/FeedKey.ts'
import { useAnyFeed } from '#data/feeds/useFeed.ts'
import { useSession } from '#data/session/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { blockClicks } from './blockClicks.ts'
import { focusFirst, goToTop } from './goToTop.ts'
import css from './ShowNew.module.css'

export interface ShowNewProps {
  feed: FeedKey
  /** How many wait that the reader would see. */
  count: number
  /** Says how many; the second one that there are more than that. */
  texts: readonly [Extract<MessageId, `${string}.showNew`>, Extract<MessageId, `${string}.showMoreNew`>]
  /** Other buttons stand beside it: on a phone the number alone leaves room for the title. */
  isTight?: boolean
}

/** Shows what came meanwhile. Where more came than a page that leaves a gap; loading the feed anew leaves none. */
export function ShowNew({ feed, count, texts: [exact, atLeast], isTight = false }: ShowNewProps) {
  const t = useT()
  const { feeds } = useSession()
  const isMore = useAnyFeed(feed, (state) => state.flushMarker)
  if (count === 0) return null
  const words = t(isMore ? atLeast : exact, { count })
  const show = (change: () => void, { detail }: MouseEvent) => {
    change()
    goToTop()
    blockClicks()
    // No pointer has clicked: it was a key.
    if (detail === 0) focusFirst()
  }
  return (
    <span className={css.show} data-tight={isTight || undefined}>
      <Button
        size="small"
        tone="primary"
        data-press="new"
        icon={arrowUpIcon}
        aria-label={words}
        onClick={(event) => show(() => feeds.showPending(feed), event)}
      >
        <span className={css.words}>{words}</span>
        <span className={css.number}>{t(isMore ? 'timeline.atLeast' : 'timeline.exactly', { count })}</span>
      </Button>
      {isMore && (
        <IconButton
          icon={refreshIcon}
          on="panel"
          label={t('timeline.reload')}
          onClick={(event) => show(() => void feeds.reload(feed), event)}
        />
      )}
    </span>
  )
}
