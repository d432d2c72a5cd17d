import { useReplyTarget, type WrittenUnder } from '#features/actions/model/ReplyContext.ts'
import { Composer } from './Composer.tsx'
import css from './InlineReply.module.css'

/** The composer below the post that it replies to or quotes. */
export function InlineReply({ draft }: { draft: WrittenUnder }) {
  const target = useReplyTarget()
  return (
    <div className={css.reply} data-inline-form>
      <Composer draft={draft} focusOnOpen onPosted={() => target.set(null)} reopen={() => target.set(draft)} />
    </div>
  )
}
