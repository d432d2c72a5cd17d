'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { GapEnd } from '@rookery/store/FeedState'
import type { EntryId, GapRow } from '#features/feeds/model/FeedState.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { ReturningPosts } from './ReturningPosts.tsx'

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
