import type { StatusId } from '@rookery/api/wire/model'
import type { Cell, Stop } from '@rookery/store/Cell'
import type { Session } from '#features/session/model/Session.ts'
import { isAboutMissing, type ThreadError } from '#features/threads/model/ThreadState.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { pollCoordinatorOf } from '#features/session/model/PollCoordinator.ts'

export interface ThreadWatchOptions {
  readonly session: Session
  readonly page: PageState
  readonly live: Cell<LiveState>
}

/** As timelines (spec 3, section 9). */
const intervalMs = 20_000

/** The stream brings replies of followed people and mentions. All other replies have to be polled. */
const intervalWhileLiveMs = 60_000

/** A long conversation is a large response: each of its posts extends the interval. */
const perPostMs = 200

const tickMs = 1000

/** Coming back after less than this is not having been away. */
const awayMs = 5000

/** Looks for new replies in the conversations on screen: from time to time, on coming back, and when the stream missed some. */
export function startThreadWatch({ session, page, live }: ThreadWatchOptions): Stop {
  const { clock, expired } = session
  const threads = threadsOf(session)
  const coordinator = pollCoordinatorOf(session)

  const subjectOf = (id: StatusId) => `thread:${id}`

  /** Open conversations that may be polled now. */
  function watched() {
    if (!page.visible.get() || expired.get()) return []
    const shown = threads.shown().map((one) => ({ ...one, ...threads.at(one.id).get() }))
    const isOver = (error: ThreadError | null) => error !== null && isAboutMissing(error)
    return shown.filter(({ loaded, loading, error, notBefore }) => loaded && !loading && !isOver(error) && clock.now() >= notBefore)
  }

  function lookAfter(waitOf: (posts: number, id: StatusId) => number): void {
    for (const { id, askedAt, ids } of watched()) {
      if (clock.now() - askedAt >= waitOf(ids.length, id)) void coordinator.runShared(subjectOf(id), () => threads.refresh(id))
    }
  }

  const isLive = () => live.get().kind === 'joined'
  const wait = (posts: number, id: StatusId) =>
    (isLive() ? intervalWhileLiveMs : intervalMs) + posts * perPostMs + coordinator.pollDelay(subjectOf(id))
  const timer = clock.every(tickMs, () => lookAfter(wait))
  const stopListening = coordinator.subscribe((subject) => {
    for (const { id } of watched()) if (subjectOf(id) === subject) void threads.refresh(id)
  })
  const stopPage = page.visible.subscribe(() => lookAfter(() => awayMs))
  let wasLive = isLive()
  let hasConnected = wasLive
  const stopLive = live.subscribe(() => {
    const joined = isLive() && !wasLive
    wasLive = isLive()
    // When the first connection joins, the conversation was loaded only a moment ago.
    if (joined) lookAfter(() => (hasConnected ? 0 : awayMs))
    hasConnected ||= joined
  })
  return () => {
    timer.cancel()
    stopListening()
    stopPage()
    stopLive()
  }
}
