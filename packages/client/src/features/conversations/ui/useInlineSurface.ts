import { useMemo } from 'react'
import type { FeedThread } from '#features/threads/ui/FeedThreads.ts'
import { useFeedView } from '#features/timelines/ui/useFeedView.ts'
import { keyInFeed } from './keyInFeed.ts'
import type { ThreadSurface } from '#features/threads/model/ThreadSurface.ts'

/** A conversation between the posts of a feed, as drawn in the feed's list here. */
export function useInlineSurface({ row, focus, view, inView }: FeedThread): ThreadSurface {
  const { list } = useFeedView()
  return useMemo(
    () => ({
      opened: focus,
      view,
      dive: view.setDive,
      keepInPlace: (id) => list.current?.keepInPlace(keyInFeed({ row, focus }, id)),
      focusOn: (id) => list.current?.focusOn(keyInFeed({ row, focus }, id)),
      show(id) {
        if (view.isOutside(id)) view.setDive(null)
        view.reveal(id)
        list.current?.scrollTo({ id: keyInFeed({ row, focus }, id), offset: 0 })
      },
      inView,
    }),
    [row, focus, view, inView, list],
  )
}
