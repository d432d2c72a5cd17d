import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
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
  const { me, server } = session
  if (me === null) return () => {}
  const hasFilters = () => server.capabilities.listedFilters
  const stops = [
    learning(session, async () => (await import('#data/veil/learnSilenced.ts')).learnSilenced),
    learning(session, async () => (await import('#data/veil/learnFilters.ts')).learnFilters, hasFilters),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type Learn = (session: Session) => Promise<void>

function learning(session: Session, load: () => Promise<Learn>, isThere = () => true): Stop {
  const { clock } = session
  let timer: Timer = clock.after(firstAfter, () => void learn())
  let stopped = false

  function again(): void {
    if (!stopped) timer = clock.after(againAfter, () => void learn())
  }

  async function learn(): Promise<void> {
    if (!isThere()) return
    // Offline, or after a new release, the code is not to be had.
    const ask = await load().catch(() => null)
    if (!ask) return again()
    try {
      await ask(session)
    } catch (error) {
      // A token that may not read the lists is refused each time: the posts say what they know of their authors.
      if (error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429) return
      again()
      if (!(error instanceof ApiError)) throw error
    }
  }

  return () => {
    stopped = true
    timer.cancel()
  }
}
