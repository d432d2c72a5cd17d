import { use } from 'react'
import { FeedViewContext, type FeedView } from '#features/threads/ui/FeedThreads.ts'

/** The surrounding feed view. */
export function useFeedView(): FeedView {
  const view = use(FeedViewContext)
  if (view === null) throw new Error('There is no feed here. Draw this inside <FeedViewContext value={view}>.')
  return view
}
