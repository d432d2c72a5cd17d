import type { StatusId } from '@rookery/api/wire/model'
import { usePreloadedCode } from '#features/failures/model/usePreloadedCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useReplyTarget, useWrittenUnder } from '#features/actions/model/ReplyContext.ts'

/** The composer of replies. */
export const InlineReply = lazyComponent(async () => (await import('#features/composer/ui/InlineReply.tsx')).InlineReply)

/** The composer of a reply or quote, below the post; it closes after posting, and its draft stays when it is closed earlier. */
export function StatusReply({ id }: { id: StatusId }) {
  const target = useReplyTarget()
  const draft = useWrittenUnder(id)
  const isLoaded = usePreloadedCode(InlineReply, draft !== null, () => target.set(null))
  return draft && isLoaded ? <InlineReply draft={draft} /> : null
}
