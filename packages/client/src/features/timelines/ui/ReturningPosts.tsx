'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useEffect, useRef } from 'react'
import type { GapEnd } from '@rookery/store/FeedState'
import { useT } from '#i18n/useT.ts'
import { StatusSkeleton } from '#features/statusCard/ui/StatusSkeleton.tsx'

export interface ReturningPostsProps {
  /** An end of the gap is being filled. */
  loading: boolean
  onFill: (end: GapEnd, isInSight: boolean) => void
}

/**
 * Placeholder of posts that were read on this device and are not stored any more. It renders near the viewport (the list renders few rows
 * beyond it), and then loads them from the end that the user comes from.
 */
export function ReturningPosts({ loading, onFill }: ReturningPostsProps) {
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
