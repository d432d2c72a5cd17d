import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { GapEnd } from '@rookery/store/FeedState'
import type { EntryId, GapRow } from '#features/feeds/model/FeedState.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { useEffect, useRef } from 'react'
import { useT } from '#i18n/useT.ts'
import { StatusSkeleton } from '#features/statusCard/ui/StatusSkeleton.tsx'

interface ReturningPostsProps {
  /** An end of the gap is being filled. */
  loading: boolean
  onFill: (end: GapEnd, isInSight: boolean) => void
}

/**
 * Placeholder of posts that were read on this device and are not stored any more. It renders near the viewport (the list renders few rows
 * beyond it), and then loads them from the end that the user comes from.
 */
function ReturningPosts({ loading, onFill }: ReturningPostsProps) {
  const t = useT()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (loading || !root.current) return
    const { top, bottom } = root.current.getBoundingClientRect()
    onFill(top > 0 ? 'newer' : 'older', bottom > 0)
  }, [loading, onFill])
  return (
    <article ref={root} tabIndex={0} aria-busy="true" aria-label={t('general.loading')}>
      <StatusSkeleton />
      <StatusSkeleton />
    </article>
  )
}

const FeedGapButtons = lazyComponent(async () => (await import('./FeedGapButtons.tsx')).FeedGapButtons)

export interface FeedGapProps {
  feed: FeedKey
  gap: GapRow<EntryId>
  /** It is about to be filled from this end. */
  onFill: (end: GapEnd) => void
}

/** A gap of the feed; it is filled from the end that the user comes from. */
export function FeedGap({ feed, gap, onFill }: FeedGapProps) {
  const feeds = feedsOf(useSession())
  const fill = (end: GapEnd, isInSight = true) => {
    if (isInSight) onFill(end)
    void feeds.fillGap(feed, gap.id, end)
  }
  if (gap.wasShown && gap.error === null) return <ReturningPosts loading={gap.loading !== null} onFill={fill} />
  return (
    <Part>
      <FeedGapButtons gap={gap} onFill={fill} />
    </Part>
  )
}
