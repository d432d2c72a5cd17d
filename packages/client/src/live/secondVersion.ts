import { ApiError } from '@rookery/api/http/ApiError'
import { fetchSecondVersion } from '#features/session/model/fetchSecondVersion.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Loads once a session the fields that only the second version of the server's description has, if the server may have one. */
export async function askSecondVersion(session: Session): Promise<void> {
  if (!session.server.get().capabilities.instanceV2) return
  try {
    await fetchSecondVersion(session)
  } catch (error) {
    // The first version is enough for now; the next session tries again.
    if (!(error instanceof ApiError)) throw error
  }
}
