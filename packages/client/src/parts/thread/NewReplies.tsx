import type { StatusId } from '@rookery/api/wire/model'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { replyIcon } from '#ui/icons/reply.ts'
import css from './NewReplies.module.css'
import { useThreadSurface } from './ThreadSurface.ts'
import { useToldReplies } from './useToldReplies.ts'

/**
 * How many new replies the reader does not see, and the way to the first of them; before all to one of their own. Between the
 * posts of a feed it says what it speaks of.
 */
export function NewReplies({ isInFeed = false }: { isInFeed?: boolean }) {
  const t = useT()
  const { opened, view, inView, show, focusOn } = useThreadSurface()
  const { arrived, landed } = useThread(opened)
  const seen = useCell(inView)
  const { tree } = useCell(view.picture)
  const unseenOf = (ids: ReadonlySet<StatusId>) => [...tree.keys()].filter((id) => ids.has(id) && !seen.has(id))
  const text = isInFeed ? 'thread.inline.newReplies' : 'thread.newReplies'
  useToldReplies({ arrived, isShown: (id) => tree.has(id), text })
  const unseen = unseenOf(arrived)
  const own = unseenOf(landed).at(-1)
  const first = own ?? unseen[0]
  const lead = (id: StatusId) => {
    show(id)
    // The button goes with what it counts: whoever pressed it reads on there.
    focusOn(id)
  }
  return (
    <div className={css.place}>
      {first !== undefined && (
        <Button tone="primary" size="small" icon={replyIcon} data-press="new" onClick={() => lead(first)}>
          {own === undefined ? t(text, { count: unseen.length }) : t('thread.ownReply')}
        </Button>
      )}
    </div>
  )
}
