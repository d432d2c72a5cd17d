import type { FeedThread } from '#features/threads/ui/FeedThreads.ts'
import { NewReplies } from './NewReplies.tsx'
import { ThreadContext } from '#features/threads/model/ThreadSurface.ts'
import { useInlineSurface } from './useInlineSurface.ts'

/** Button at the bottom of a feed for new replies, outside the viewport, of a conversation that is open in it. */
export function InlineNewReplies({ thread }: { thread: FeedThread }) {
  return (
    <ThreadContext value={useInlineSurface(thread)}>
      <NewReplies isInFeed />
    </ThreadContext>
  )
}
