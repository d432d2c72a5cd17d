import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { createThreadView, type ThreadImage } from '#features/threads/model/ThreadView.ts'
import { createCell, type Stop } from '@rookery/store/Cell'
import type { FeedThread, FeedThreads } from '#features/threads/ui/FeedThreads.ts'
import { keyInFeed } from './keyInFeed.ts'

/** Opens a post's conversation in its row of a feed. The row keeps key and position; the other rows appear around it. */
export function openInFeed(session: Session, feed: FeedThreads, row: string, opened: StatusId): void {
  const threads = threadsOf(session)
  const view = createThreadView(session, opened, 'focus')
  const inView = createCell<ReadonlySet<StatusId>>(new Set())

  function follow(): Stop {
    const stops = [view.follow(), view.image.subscribe(show)]
    show()
    void threads.openThread(opened)
    return () => {
      for (const stop of stops) stop()
    }
  }

  function show(): void {
    feed.open.set(new Map([...feed.open.get(), [row, threadOf(view.image.get())]]))
  }

  function threadOf({ rows, tree, display }: ThreadImage): FeedThread {
    return {
      focus: opened,
      row,
      view,
      inView,
      lines: new Map(rows.map((each) => [keyInFeed({ row, focus: opened }, each.id), each])),
      isTree: display === 'tree',
      members: new Set(tree.keys()),
      close,
      follow,
    }
  }

  function close(): void {
    const open = new Map(feed.open.get())
    open.delete(row)
    feed.open.set(open)
  }

  show()
}
