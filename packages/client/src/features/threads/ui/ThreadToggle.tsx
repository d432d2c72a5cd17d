import type { StatusId } from '@rookery/api/wire/model'
import { use, useState } from 'react'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { createCell } from '@rookery/store/Cell'
import { useCellPart } from '#lib/useCell.ts'
import { ThreadContext } from '#features/threads/model/ThreadSurface.ts'
import { FeedViewContext, type FeedThread } from './FeedThreads.ts'
import { loadInlineThread } from './inlineThread.ts'
import css from './ThreadToggle.module.css'

const none = createCell<ReadonlyMap<string, FeedThread>>(new Map())

/** Button that opens a conversation between the posts of a feed, and folds it again. Its code is loaded shortly before it is pressed. */
export function ThreadToggle({ id }: { id: StatusId }) {
  const t = useT()
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
  const toggle = (row: string) => {
    list.current?.keepInPlace(row)
    const open = threads.open.get().get(row)
    if (open) return open.close()
    setIsComing(true)
    loadInlineThread()
      .then((openInFeed) => openInFeed(session, threads, row, id))
      .catch(notify)
      .finally(() => setIsComing(false))
  }
  return (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={isOpen}
      aria-busy={isComing}
      onPointerEnter={() => void loadInlineThread().catch(() => {})}
      onClick={(event) => toggle(event.currentTarget.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')}
    >
      {t(isOpen ? 'status.thread.hide' : 'status.thread.show')}
    </button>
  )
}
