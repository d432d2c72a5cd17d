import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import { insertPostsOfFollowed } from '#features/feeds/model/insertPostsOfFollowed.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import { nextDelay } from '#lib/nextDelay.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

export interface FollowWatchOptions {
  readonly session: Session
  readonly page: PageState
  readonly random: () => number
  readonly live: Cell<LiveState>
}

/** As timelines (spec 3, section 9). */
const intervalMs = 20_000

/** Akkoma and Pleroma stream it; other servers do not. */
const intervalWhileLiveMs = 60_000

const tickMs = 1000

/** Polls follow requests of the user that are not answered yet. */
export function startFollowWatch({ session, page, random, live }: FollowWatchOptions): Stop {
  const { client, clock, entities, expired } = session
  let askedAt = clock.now()
  let failures = 0
  let isAsking = false

  function requested() {
    return [...entities.relationships.ids()].filter((id) => entities.relationships.confirmed(id)?.requested)
  }

  function wait(): number {
    const usual = live.get().kind === 'joined' ? intervalWhileLiveMs : intervalMs
    return failures === 0 ? usual : Math.max(usual, nextDelay(failures + 4, random))
  }

  async function look(): Promise<void> {
    if (isAsking || !page.visible.get() || expired.get() || clock.now() - askedAt < wait()) return
    const ids = requested()
    if (ids.length === 0) return
    isAsking = true
    askedAt = clock.now()
    try {
      const requestSeq = entities.nextRequestSeq()
      entities.receive({ relationships: await accounts.relationships(client, ids) }, requestSeq)
      failures = 0
      for (const id of ids) if (entities.relationships.confirmed(id)?.following) insertPostsOfFollowed(session, id)
    } catch (error) {
      failures += 1
      if (!(error instanceof ApiError)) throw error
    } finally {
      isAsking = false
    }
  }

  const timer = clock.every(tickMs, () => void look())
  return () => timer.cancel()
}
