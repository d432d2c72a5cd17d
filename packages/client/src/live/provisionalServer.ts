import { ApiError } from '@rookery/api/http/ApiError'
import { fetchServer, readStoredServer } from '#features/session/model/serverInfo.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'

/** The first and the longest pause before the next attempt, in milliseconds. */
const firstPause = 30_000
const longestPause = 10 * 60_000

/**
 * Fetches the server's description again while only a provisional one is known, because it was unreachable on the first visit. Provisional
 * descriptions are not stored.
 */
export function watchProvisionalServer(session: Pick<Session, 'client' | 'clock' | 'device' | 'setServer' | 'storage'>): Stop {
  const { client, clock, device, setServer, storage } = session
  let timer = clock.after(firstPause, () => void ask(firstPause))
  let stopped = false

  async function ask(pause: number): Promise<void> {
    if ((await readStoredServer(storage)) !== null || stopped) return
    const { soon, whole } = fetchServer(client, storage, clock, device.page)
    const found = await Promise.all([whole, soon]).catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
    if (stopped) return
    if (found !== null && !found[0].isProvisional) return setServer(found[0].server)
    const next = Math.min(pause * 2, longestPause)
    timer = clock.after(next, () => void ask(next))
  }

  return () => {
    stopped = true
    timer.cancel()
  }
}
