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

/** How many new replies the reader does not see, and the way to the first of them; before all to one of their own. */
export function NewReplies({ list }: { list: RefObject<WindowedListHandle<StatusId> | null> }) {
  const t = useT()
  const { opened, view, inView } = useThreadSurface()
  const { arrived, landed } = useThread(opened)
  const seen = useCell(inView)
  const { tree } = useCell(view.picture)
  const unseenOf = (ids: ReadonlySet<StatusId>) => [...tree.keys()].filter((id) => ids.has(id) && !seen.has(id))
  const unseen = unseenOf(arrived)
  const own = unseenOf(landed).at(-1)
  const first = own ?? unseen[0]
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
          {own === undefined ? t('thread.newReplies', { count: unseen.length }) : t('thread.ownReply')}
        </Button>
      )}
    </div>
  )
}
