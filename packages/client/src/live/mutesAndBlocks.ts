import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import { isRefusal } from '#features/filters/model/restrictedOf.ts'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'

/** Milliseconds: the first posts have the connection to themselves. */
const firstDelayMs = 3000
const againAfter = 300_000

/** Loads once the user's mutes, blocks, blocked servers and filters. Retries later if the server cannot be reached. */
export function startMutesAndBlocks(session: Session): Stop {
  const { me, server } = session
  if (me === null) return () => {}
  const hasFilters = () => server.get().capabilities.listedFilters
  const stops = [
    learning(session, async () => (await import('#features/filters/model/fetchRestrictions.ts')).fetchRestrictions),
    learning(session, async () => (await import('#features/filters/model/fetchFilters.ts')).fetchFilters, hasFilters),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type Refetch = (session: Session) => Promise<void>

function learning(session: Session, load: () => Promise<Refetch>, isThere = () => true): Stop {
  const { clock } = session
  let timer: Timer = clock.after(firstDelayMs, () => void refetch())
  let stopped = false

  function again(): void {
    if (!stopped) timer = clock.after(againAfter, () => void refetch())
  }

  async function refetch(): Promise<void> {
    if (!isThere()) return
    // The code cannot be loaded while offline, or after a new release.
    const ask = await load().catch(() => null)
    if (!ask) return again()
    try {
      await ask(session)
    } catch (error) {
      if (!isRefusal(error)) again()
      if (!(error instanceof ApiError)) throw error
      goOnWithout(error)
    }
  }

  return () => {
    stopped = true
    timer.cancel()
  }
}
