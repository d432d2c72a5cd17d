import type { StatusId } from '@rookery/api/wire/model'
import { useState, type RefObject } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useThread } from '#features/threads/model/useThread.ts'
import { useCell } from '#lib/useCell.ts'
import { usePrinting } from '#lib/usePrinting.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import type { SavedThreadView } from './savedThreadViews.ts'
import { NewReplies } from './NewReplies.tsx'
import { ThreadLine } from './ThreadLine.tsx'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { WindowedList, type WindowedListHandle } from '#ui/WindowedList.tsx'
import { ThreadFooter } from './ThreadFooter.tsx'
import { diveTargetOf } from '#features/conversations/model/diveAddress.ts'
import { entryPlace } from './entryPlace.ts'
import css from './ThreadRows.module.css'
import { useDive } from './useDive.ts'

/** Pixels between bar and panel on a wide page: with nothing above the opened post, the page stays where it begins. */
const gapAbove = 16

export interface ThreadRowsProps {
  stored: SavedThreadView
  list: RefObject<WindowedListHandle<StatusId> | null>
  label: string
}

/** The lines of a conversation, scrolled to the post that was opened: lines that arrive above do not move it. */
export function ThreadRows({ stored, list, label }: ThreadRowsProps) {
  const { opened } = useThreadSurface()
  const { focus, loading, loaded } = useThread(opened)
  const image = useCell(stored.view.image)
  const { address, visit } = useNavigation()
  const isRoot = useStatus(focus)?.inReplyToId === null
  const [start] = useState(() => {
    const part = diveTargetOf(address.get().hash)
    const opening = { id: part ?? focus, offset: part === null && isRoot ? gapAbove : 0 }
    return stored.places.get(visit()) ?? entryPlace() ?? opening
  })
  const isPrinting = usePrinting()
  const keepPlace = useDive(stored, opened, list)
  const rows = new Map(image.rows.map((row) => [row.id, row]))
  return (
    <div className={css.thread}>
      <WindowedList
        ref={list}
        ids={image.rows.map((row) => row.id)}
        label={label}
        busy={loading}
        whole={loaded}
        drawAll={isPrinting}
        heights={stored.heights}
        initialPlace={start}
        onPlace={keepPlace}
      >
        {(id) => {
          const row = rows.get(id)
          return row && <ThreadLine row={row} isTree={image.display === 'tree'} isFocus={id === image.focus} />
        }}
      </WindowedList>
      <ThreadFooter />
      <NewReplies />
    </div>
  )
}
