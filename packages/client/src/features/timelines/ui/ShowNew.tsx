import { use, useEffect, useEffectEvent } from 'react'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import { useAnyFeed } from '#features/feeds/model/useFeed.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { ListAreaContext } from '#ui/lists/ListArea.ts'
import { ScrollAreaContext } from '#ui/windowing/ScrollArea.ts'
import { blockClicks } from '#features/timelines/model/blockClicks.ts'
import css from './ShowNew.module.css'

export interface ShowNewProps {
  feed: FeedKey
  /** How many wait that the reader would see. */
  count: number
  /** Says how many; the second one that there are more than that. */
  texts: readonly [Extract<MessageId, `${string}.showNew`>, Extract<MessageId, `${string}.showMoreNew`>]
  /** Other buttons are next to it: on a phone only the number leaves space for the title. */
  isTight?: boolean
}

/** Button that shows pending posts. If more arrived than one page has, that leaves a gap; reloading the feed leaves none. */
export function ShowNew({ feed, count, texts: [exact, atLeast], isTight = false }: ShowNewProps) {
  const t = useT()
  const feeds = feedsOf(useSession())
  const isMore = useAnyFeed(feed, (state) => state.hasGapBelowPending)
  const area = use(ListAreaContext)
  const scroll = use(ScrollAreaContext)
  const letIn = (change: () => void, byKey: boolean) => {
    change()
    if (area?.list) area.list.goToTop()
    else scroll.scroller?.element.scrollTo({ top: 0 })
    blockClicks((target) => area?.list?.element.contains(target) ?? false)
    // After the next render, because the pressed button is removed.
    if (byKey) requestAnimationFrame(() => area?.list?.focusFirst())
  }
  const showByKey = useEffectEvent(() => letIn(() => feeds.showPending(feed), true))
  const isWaiting = count > 0
  useEffect(() => (isWaiting ? area?.offerNew(() => showByKey()) : undefined), [area, isWaiting])
  if (!isWaiting) return null
  const words = t(isMore ? atLeast : exact, { count })
  return (
    <span className={css.show} data-tight={isTight || undefined}>
      <Button
        size="small"
        tone="primary"
        icon={arrowUpIcon}
        aria-label={words}
        // A click without a pointer comes from a key.
        onClick={({ detail }) => letIn(() => feeds.showPending(feed), detail === 0)}
      >
        <span className={css.words}>{words}</span>
        <span className={css.number}>{t(isMore ? 'timeline.atLeast' : 'timeline.exactly', { count })}</span>
      </Button>
      {isMore && (
        <IconButton
          icon={refreshIcon}
          on="panel"
          label={t('timeline.reload')}
          onClick={({ detail }) => letIn(() => void feeds.reload(feed), detail === 0)}
        />
      )}
    </span>
  )
}
