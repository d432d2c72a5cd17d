'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { StatusId } from '@rookery/api/wire/model'
import { usePreloadedCode } from '#features/failures/model/usePreloadedCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useReplyTarget, useWrittenUnder } from '#features/actions/model/ReplyContext.ts'

/** Where an answer is written. */
export const InlineReply = lazyComponent(async () => (await import('#features/composer/ui/InlineReply.tsx')).InlineReply)

/** The answer or the quote being written to a post, under it; it closes when it was posted, and its draft stays when it is closed before. */
export function StatusReply({ id }: { id: StatusId }) {
  const target = useReplyTarget()
  const draft = useWrittenUnder(id)
  const isLoaded = usePreloadedCode(InlineReply, draft !== null, () => target.set(null))
  return draft && isLoaded ? <InlineReply draft={draft} /> : null
}
