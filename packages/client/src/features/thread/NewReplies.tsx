import type { StatusId } from '@rookery/api/wire/model'
import type { RefObject } from 'react'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import { Button } from '#ui/Button.tsx'
import { arrowDownIcon } from '#ui/icons/arrowDown.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'
import css from './NewReplies.module.css'

/** How many new replies the reader does not see, and the way to the first of them. */
export function NewReplies({ list }: { list: RefObject<WindowedListHandle<StatusId> | null> }) {
  const t = useT()
  const { opened, view, inView } = useThreadSurface()
  const { arrived } = useThread(opened)
  const seen = useCell(inView)
  const { tree } = useCell(view.picture)
  const unseen = [...tree.keys()].filter((id) => arrived.has(id) && !seen.has(id))
  const [first] = unseen
  return (
    <div className={css.place} role="status">
      {first !== undefined && (
        <Button
          tone="primary"
          size="small"
          icon={arrowDownIcon}
          onClick={() => {
            view.reveal(first)
            list.current?.scrollTo({ id: first, offset: 0 })
          }}
        >
          {t('thread.newReplies', { count: unseen.length })}
        </Button>
      )}
    </div>
  )
}
