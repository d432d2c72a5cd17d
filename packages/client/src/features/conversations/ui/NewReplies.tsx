import type { StatusId } from '@rookery/api/wire/model'
import { use, useEffect, useEffectEvent } from 'react'
import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { ListAreaContext } from '#ui/lists/ListArea.ts'
import { Button } from '#ui/Button.tsx'
import { replyIcon } from '#ui/icons/reply.ts'
import css from './NewReplies.module.css'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { useAnnouncedReplies } from './useAnnouncedReplies.ts'

/**
 * How many new replies are out of sight, and a button that leads to the first of them, one to the reader first. Between
 * the posts of a feed its text names the conversation.
 */
export function NewReplies({ isInFeed = false }: { isInFeed?: boolean }) {
  const t = useT()
  const { opened, view, inView, show, focusOn } = useThreadSurface()
  const { arrived, landed } = useThread(opened)
  const seen = useCell(inView)
  const { tree } = useCell(view.image)
  const unseenOf = (ids: ReadonlySet<StatusId>) => [...tree.keys()].filter((id) => ids.has(id) && !seen.has(id))
  const text = isInFeed ? 'thread.inline.newReplies' : 'thread.newReplies'
  useAnnouncedReplies({ arrived, isShown: (id) => tree.has(id), text })
  const unseen = unseenOf(arrived)
  const own = unseenOf(landed).at(-1)
  const first = own ?? unseen[0]
  const lead = (id: StatusId) => {
    show(id)
    // The button disappears with its count, so the focus moves to the reply.
    focusOn(id)
  }
  const area = use(ListAreaContext)
  const showByKey = useEffectEvent(() => first !== undefined && lead(first))
  const isWaiting = first !== undefined
  useEffect(() => (isWaiting ? area?.offerNew(() => showByKey()) : undefined), [area, isWaiting])
  return (
    <div className={css.place}>
      {first !== undefined && (
        <Button tone="primary" size="small" icon={replyIcon} onClick={() => lead(first)}>
          {own === undefined ? t(text, { count: unseen.length }) : t('thread.ownReply')}
        </Button>
      )}
    </div>
  )
}
