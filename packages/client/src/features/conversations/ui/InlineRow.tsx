import type { StatusId } from '@rookery/api/wire/model'
import { footKey, type FeedThread } from '#features/threads/ui/FeedThreads.ts'
import { useFeedView } from '#features/timelines/ui/useFeedView.ts'
import { InlineFoot } from './InlineFoot.tsx'
import css from './InlineLine.module.css'
import { ThreadLine } from './ThreadLine.tsx'
import { ThreadContext } from '#features/threads/model/ThreadSurface.ts'
import { useInlineSurface } from './useInlineSurface.ts'

/** A row of an open conversation between posts of a feed: one of its posts, or its footer. */
export function InlineRow({ thread, line }: { thread: FeedThread; line: string }) {
  const surface = useInlineSurface(thread)
  const { list } = useFeedView()
  const { row, lines, isTree, close } = thread
  const post = lines.get(line)
  /** The conversation is folded from its end, where the row itself may be far above. */
  const fold = () => {
    close()
    list.current?.scrollTo({ id: row, offset: 0 })
  }
  if (line === footKey(row)) return <InlineFoot surface={surface} onFold={fold} />
  if (!post) return null
  const repeat = line === row ? (row as StatusId) : undefined // a feed's row is called as its post or its repeat
  return (
    <ThreadContext value={surface}>
      <div className={css.inline}>
        <ThreadLine row={post} isTree={isTree} isFocus={line === row} shownAs={repeat} />
      </div>
    </ThreadContext>
  )
}
