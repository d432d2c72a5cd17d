import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'

/** After the first posts, which have the line to themselves. */
const firstAfter = 3000
const againAfter = 300_000

/** Learns once whom the reader has muted and blocked, and which servers; where the server cannot be asked, later again. */
export function startSilence({ client, entities, storage, veils, clock, me }: Session): Stop {
  let timer: Timer | null = me === null ? null : clock.after(firstAfter, () => void learn())
  let stopped = false

  async function learn(): Promise<void> {
    try {
      const { learnSilenced } = await import('#data/veil/learnSilenced.ts')
      await learnSilenced({ client, entities, storage, veils })
    } catch (error) {
      // A token that may not read the lists is refused each time: the posts say what they know of their authors.
      if (error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429) return
      if (!stopped) timer = clock.after(againAfter, () => void learn())
      if (!(error instanceof ApiError)) throw error
    }
  }

  return () => {
    stopped = true
    timer?.cancel()
  }
}
