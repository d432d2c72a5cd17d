import { ApiError } from '@rookery/api/http/ApiError'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import type { Session } from '#features/session/model/Session.ts'

/** The filters on the server are others now: what is on screen follows them, where the page applies them itself. */
export async function loadFilters(session: Session): Promise<void> {
  if (!session.server.get().capabilities.listedFilters) return
  // The code cannot be had after a new release.
  const learning = await import('./fetchFilters.ts').catch(() => null)
  await learning?.fetchFilters(session).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    goOnWithout(error)
  })
}
