import type { StatusId } from '@rookery/api/wire/model'
import { createContext, type RefObject } from 'react'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { ThreadRow } from '#features/threads/model/treeRows.ts'
import type { ThreadView } from '#features/threads/model/ThreadView.ts'
import { createCell, type Stop, type WritableCell } from '@rookery/store/Cell'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'

/** A conversation opened between the posts of a feed. */
export interface FeedThread {
  /** The post whose conversation it is. */
  readonly focus: StatusId
  /** The feed's row that it is open in, which is one of its lines. */
  readonly row: string
  readonly view: ThreadView
  /** New replies that the reader has before their eyes. */
  readonly inView: WritableCell<ReadonlySet<StatusId>>
  /** Its lines in order by their keys, the feed's own row among them. */
  readonly lines: ReadonlyMap<string, ThreadRow>
  readonly isTree: boolean
  /** All its posts: the feed does not show them a second time. */
  readonly members: ReadonlySet<StatusId>
  close(): void
  /** Follows the conversation, until stopped. */
  follow(): Stop
}

/** The conversations that are open in one view of a feed, by the key of the row they are open in. */
export interface FeedThreads {
  readonly open: WritableCell<ReadonlyMap<string, FeedThread>>
  /** The post that a row shows, itself or as a repeat; null for a row that shows none. */
  postOf(key: string): StatusId | null
  /** Follows all open conversations while the feed is on screen. */
  follow(): Stop
}

/** A view of a feed: its list, and the conversations that are open in it. */
export interface FeedView {
  readonly threads: FeedThreads
  readonly list: RefObject<WindowedListHandle | null>
}

export const FeedViewContext = createContext<FeedView | null>(null)

const openIn = createSlot(() => new Map<string, FeedThreads>())

/** Stored for each view of a feed for the session, so that a conversation is still open when the user returns. */
export function feedThreads(session: Session, feed: FeedKey, view: string): FeedThreads {
  const threadsByView = openIn(session)
  const threads = threadsByView.get(`${feed} ${view}`) ?? createFeedThreads(session)
  threadsByView.set(`${feed} ${view}`, threads)
  return threads
}

function createFeedThreads({ entities }: Session): FeedThreads {
  const open = createCell<ReadonlyMap<string, FeedThread>>(new Map())
  const following = new Map<string, Stop>()

  function adjust(): void {
    for (const [row, stop] of following) {
      if (open.get().has(row)) continue
      following.delete(row)
      stop()
    }
    for (const [row, thread] of open.get()) {
      if (following.has(row)) continue
      following.set(row, () => {})
      following.set(row, thread.follow())
    }
  }

  return {
    open,
    postOf(key) {
      const record = entities.statuses.get(key as StatusId) // a key that is none is not in the table
      return record ? (record.reblogId ?? record.id) : null
    },
    follow() {
      const stop = open.subscribe(adjust)
      adjust()
      return () => {
        stop()
        for (const end of following.values()) end()
        following.clear()
      }
    },
  }
}

/** The key of a row of an open conversation: it starts with that of its feed row. */
export const lineKey = (row: string, line: string) => `${row}${lineMark}${line}`

/** The line after the last post of an open conversation. */
export const footKey = (row: string) => lineKey(row, 'end')

/** The feed's row that a line belongs to; the row itself for its own key. */
export const rowOfLine = (key: string): string => key.split(lineMark, 1)[0] ?? key

const lineMark = ' thread '

/** The feed's rows with open conversations instead of theirs; other rows of the same conversations are hidden until it is folded. */
export function spreadThreads(
  keys: readonly string[],
  open: ReadonlyMap<string, Pick<FeedThread, 'lines' | 'members'>>,
  postOf: (key: string) => StatusId | null,
): readonly string[] {
  if (open.size === 0) return keys
  const members = new Set([...open].flatMap(([key, thread]) => (keys.includes(key) ? [...thread.members] : [])))
  return keys.flatMap((key) => {
    const thread = open.get(key)
    if (thread) return [...thread.lines.keys(), footKey(key)]
    const post = postOf(key)
    return post !== null && members.has(post) ? [] : [key]
  })
}
