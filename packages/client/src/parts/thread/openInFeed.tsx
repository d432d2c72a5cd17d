import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { createThreadView, type ThreadPicture } from '#data/threads/ThreadView.ts'
import { createCell, type Stop } from '#lib/Cell.ts'
import { lineKey, type FeedThread, type FeedThreads } from '#parts/feed/FeedThreads.ts'
import { InlineFoot } from './InlineFoot.tsx'
import { InlineLine } from './InlineLine.tsx'
import { NewReplies } from './NewReplies.tsx'
import { ThreadContext, type ThreadSurface } from './ThreadSurface.ts'

/** Opens a post's conversation in its row of a feed. The row keeps its key and its place; the other lines come around it. */
export function openInFeed(session: Session, feed: FeedThreads, row: string, opened: StatusId): void {
  const { threads } = session
  const view = createThreadView(session, opened, 'focus')
  const keyOf = (id: StatusId) => (id === opened ? row : lineKey(row, id))
  const foot = lineKey(row, 'end')
  const surface: ThreadSurface = {
    opened,
    view,
    dive: view.setDive,
    keepStill: (id) => feed.keepStill(keyOf(id)),
    focusOn: (id) => feed.focusOn(keyOf(id)),
    show(id) {
      if (view.isOutside(id)) view.setDive(null)
      view.reveal(id)
      feed.scrollTo(keyOf(id))
    },
    inView: createCell<ReadonlySet<StatusId>>(new Set()),
  }

  function follow(): Stop {
    const stops = [view.follow(), view.picture.subscribe(show)]
    show()
    void threads.openThread(opened)
    return () => {
      for (const stop of stops) stop()
    }
  }

  function show(): void {
    feed.open.set(new Map([...feed.open.get(), [row, threadOf(view.picture.get())]]))
  }

  function threadOf(picture: ThreadPicture): FeedThread {
    const rows = new Map(picture.rows.map((each) => [keyOf(each.id), each]))
    return {
      focus: opened,
      keys: [...rows.keys(), foot],
      members: new Set(picture.tree.keys()),
      draw: (key) => {
        if (key === foot) return <InlineFoot surface={surface} onFold={fold} />
        const line = rows.get(key)
        const repeat = key === row ? (row as StatusId) : undefined // a feed's row is called as its post or its repeat
        return (
          line && <InlineLine surface={surface} row={line} isTree={picture.display === 'tree'} isFocus={key === row} shownAs={repeat} />
        )
      },
      aside: (
        <ThreadContext value={surface}>
          <NewReplies isInFeed />
        </ThreadContext>
      ),
      close,
      follow,
    }
  }

  function close(): void {
    const open = new Map(feed.open.get())
    open.delete(row)
    feed.open.set(open)
  }

  /** From its end, where the row itself may be far above. */
  function fold(): void {
    close()
    feed.scrollTo(row)
  }

  show()
}
