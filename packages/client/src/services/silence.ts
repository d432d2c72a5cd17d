import { ApiError } from '@rookery/api/http/ApiError'
import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'

/** After the first posts, which have the line to themselves. */
const firstAfter = 3000
const againAfter = 300_000

/**
 * Learns once whom the reader has muted and blocked, which servers, and which filters the reader keeps; where the server cannot
 * be asked, later again.
 */
export function startSilence(session: Session): Stop {
  const { me, clock, server } = session
  if (me === null) return () => {}
  const stops = [
    learning(clock, async () => {
      const { learnSilenced } = await import('#data/veil/learnSilenced.ts')
      await learnSilenced(session)
    }),
    learning(clock, async () => {
      if (!server.capabilities.listedFilters) return
      const { learnFilters } = await import('#data/veil/learnFilters.ts')
      await learnFilters(session)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function learning(clock: Clock, ask: () => Promise<void>): Stop {
  let timer: Timer = clock.after(firstAfter, () => void learn())
  let stopped = false

  async function learn(): Promise<void> {
    try {
      await ask()
    } catch (error) {
      // A token that may not read the lists is refused each time: the posts say what they know of their authors.
      if (error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429) return
      if (!stopped) timer = clock.after(againAfter, () => void learn())
      if (!(error instanceof ApiError)) throw error
    }
  }

  return () => {
    stopped = true
    timer.cancel()
  }
}
