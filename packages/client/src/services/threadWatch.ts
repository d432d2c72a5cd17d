import type { Cell, Stop } from '#lib/Cell.ts'
import type { Session } from '#data/session/Session.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

export interface ThreadWatchOptions {
  readonly session: Session
  readonly page: PageState
  readonly live: Cell<LiveState>
}

/** As timelines (spec 3, section 9). */
const every = 20_000

/** A live connection brings replies of those one follows and that name one; all others still have to be asked for. */
const everyWhileLive = 60_000

/** A long conversation is a long answer: each of its posts adds so much to the wait. */
const morePerPost = 200

const tick = 1000

/** Coming back after less than this is not having been away. */
const away = 5000

/** Looks for new replies in the conversations on screen: from time to time, on coming back, and when the stream missed some. */
export function startThreadWatch({ session, page, live }: ThreadWatchOptions): Stop {
  const { clock, refused, threads } = session

  function lookAfter(waitOf: (posts: number) => number): void {
    if (!page.visible.get() || refused.get()) return
    for (const { id, askedAt } of threads.shown()) {
      const { ids, loaded, loading } = threads.at(id).get()
      if (loaded && !loading && clock.now() - askedAt >= waitOf(ids.length)) void threads.refresh(id)
    }
  }

  const isLive = () => live.get().kind === 'joined'
  const timer = clock.every(tick, () => lookAfter((posts) => (isLive() ? everyWhileLive : every) + posts * morePerPost))
  const stopPage = page.visible.subscribe(() => lookAfter(() => away))
  let wasLive = isLive()
  const stopLive = live.subscribe(() => {
    const joined = isLive() && !wasLive
    wasLive = isLive()
    if (joined) lookAfter(() => 0)
  })
  return () => {
    timer.cancel()
    stopPage()
    stopLive()
  }
}
