import { ApiError } from '@rookery/api/http/ApiError'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Reloads the server's filters after a change, and applies them to posts on screen if the client does the filtering. */
export async function loadFilters(session: Session): Promise<void> {
  if (!session.server.get().capabilities.listedFilters) return
  // The code cannot be loaded after a new release.
  const learning = await import('./fetchFilters.ts').catch(() => null)
  await learning?.fetchFilters(session).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    goOnWithout(error)
  })
}
