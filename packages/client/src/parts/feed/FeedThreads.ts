import type { StatusId } from '@rookery/api/wire/model'
import { createContext, type ReactNode } from 'react'
import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { Session } from '#data/session/Session.ts'
import { createCell, type Stop, type WritableCell } from '#lib/Cell.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'

/** A conversation opened between the posts of a feed. */
export interface FeedThread {
  /** The post whose conversation it is. */
  readonly focus: StatusId
  /** Its lines in order, the feed's own row among them. */
  readonly keys: readonly string[]
  /** All its posts: the feed does not show them a second time. */
  readonly members: ReadonlySet<StatusId>
  draw(key: string): ReactNode
  /** Stands over the feed's lower edge: what of the conversation the reader does not see. */
  readonly aside: ReactNode
  close(): void
  /** Follows the conversation, until told to stop. */
  follow(): Stop
}

type List = Pick<WindowedListHandle, 'focusOn' | 'keepStill' | 'scrollTo'>

/** The conversations that are open in one feed, by the key of the row they are open in. */
export interface FeedThreads {
  readonly open: WritableCell<ReadonlyMap<string, FeedThread>>
  /** The post that a row shows, itself or as a repeat; null for a row that shows none. */
  postOf(key: string): StatusId | null
  /** Follows all open conversations while the feed is on screen. */
  follow(): Stop
  /** Names the list on screen. */
  setList(list: List | null): void
  /** A row stays where it is while rows around it come and go. */
  keepStill(key: string): void
  scrollTo(key: string): void
  focusOn(key: string): void
}

export const FeedThreadsContext = createContext<FeedThreads | null>(null)

const bySession = new WeakMap<Session, Map<FeedKey, FeedThreads>>()

/** Kept as long as the session, so that a conversation is still open when the reader comes back to the feed. */
export function feedThreads(session: Session, feed: FeedKey): FeedThreads {
  const feeds = bySession.get(session) ?? new Map<FeedKey, FeedThreads>()
  bySession.set(session, feeds)
  const threads = feeds.get(feed) ?? createFeedThreads(session)
  feeds.set(feed, threads)
  return threads
}

function createFeedThreads({ entities }: Session): FeedThreads {
  const open = createCell<ReadonlyMap<string, FeedThread>>(new Map())
  const following = new Map<string, Stop>()
  let list: List | null = null

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
    setList(next) {
      list = next
    },
    keepStill: (key) => list?.keepStill(key),
    scrollTo: (key) => list?.scrollTo({ id: key, offset: 0 }),
    focusOn: (key) => list?.focusOn(key),
  }
}

/** The key of a line of an open conversation: it begins with that of its row. */
export const lineKey = (row: string, line: string) => `${row}${lineMark}${line}`

/** The feed's row that a line belongs to; the row itself for its own key. */
export const rowOfLine = (key: string): string => key.split(lineMark, 1)[0] ?? key

const lineMark = ' thread '

/** The feed's rows with the open conversations in place of theirs; other rows of the same conversations wait until it is folded. */
export function spreadThreads(
  keys: readonly string[],
  open: ReadonlyMap<string, FeedThread>,
  postOf: (key: string) => StatusId | null,
): readonly string[] {
  if (open.size === 0) return keys
  const members = new Set([...open].flatMap(([key, thread]) => (keys.includes(key) ? [...thread.members] : [])))
  return keys.flatMap((key) => {
    const thread = open.get(key)
    if (thread) return thread.keys
    const post = postOf(key)
    return post !== null && members.has(post) ? [] : [key]
  })
}
