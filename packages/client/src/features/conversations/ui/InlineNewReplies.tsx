import type { FeedThread } from '#features/threads/ui/FeedThreads.ts'
import { NewReplies } from './NewReplies.tsx'
import { ThreadContext } from '#features/threads/model/ThreadSurface.ts'
import { useInlineSurface } from './useInlineSurface.ts'

/** Stands over a feed's lower edge: new replies of a conversation that is open in it, which the reader does not see. */
export function InlineNewReplies({ thread }: { thread: FeedThread }) {
  return (
    <ThreadContext value={useInlineSurface(thread)}>
      <NewReplies isInFeed />
    </ThreadContext>
  )
}
