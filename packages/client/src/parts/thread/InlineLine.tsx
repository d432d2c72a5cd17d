import css from './InlineLine.module.css'
import { ThreadLine, type ThreadLineProps } from './ThreadLine.tsx'
import { ThreadContext, type ThreadSurface } from './ThreadSurface.ts'

/** A line of a conversation between the posts of a feed. */
export function InlineLine({ surface, ...line }: ThreadLineProps & { surface: ThreadSurface }) {
  return (
    <ThreadContext value={surface}>
      <div className={css.inline}>
        <ThreadLine {...line} />
      </div>
    </ThreadContext>
  )
}
