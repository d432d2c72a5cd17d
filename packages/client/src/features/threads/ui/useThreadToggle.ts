import type { StatusId } from '@rookery/api/wire/model'
import { createCell } from '@rookery/store/Cell'
import { use, useState, type MouseEvent } from 'react'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { ThreadContext } from '#features/threads/model/ThreadSurface.ts'
import { useCellPart } from '#lib/useCell.ts'
import { FeedViewContext, type FeedThread } from './FeedThreads.ts'
import { loadInlineThread } from './inlineThread.ts'

const none = createCell<ReadonlyMap<string, FeedThread>>(new Map())

/**
 * Properties of a control that opens a conversation between the posts of a feed, and folds it again; null where there is none. Its code is
 * loaded shortly before it is pressed. A press for a new tab is left to the browser.
 */
export function useThreadToggle(id: StatusId) {
  const session = useSession()
  const notify = useMissingCode()
  const status = useStatus(id)
  const feed = use(FeedViewContext)
  const inside = use(ThreadContext)
  const isOpen = useCellPart(feed?.threads.open ?? none, (open) => [...open.values()].some(({ focus }) => focus === id))
  const [isComing, setIsComing] = useState(false)
  if (!feed || !status || (inside && inside.opened !== id)) return null
  if (!isOpen && status.inReplyToId === null && status.repliesCount === 0) return null
  const { threads, list } = feed
  return {
    'aria-expanded': isOpen,
    'aria-busy': isComing,
    onPointerEnter: () => void loadInlineThread().catch(() => {}),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const row = event.currentTarget.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? ''
      list.current?.keepInPlace(row)
      const open = threads.open.get().get(row)
      if (open) return open.close()
      setIsComing(true)
      loadInlineThread()
        .then((openInFeed) => openInFeed(session, threads, row, id))
        .catch(notify)
        .finally(() => setIsComing(false))
    },
  }
}
