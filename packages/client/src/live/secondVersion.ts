import { ApiError } from '@rookery/api/http/ApiError'
import { fetchSecondVersion } from '#features/session/model/fetchSecondVersion.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Learns once a session what only the second version of the instance's answer tells, where a server may have one. */
export async function askSecondVersion(session: Session): Promise<void> {
  if (!session.server.get().capabilities.instanceV2) return
  try {
    await fetchSecondVersion(session)
  } catch (error) {
    // The first version says enough to go on with; the next session asks again.
    if (!(error instanceof ApiError)) throw error
  }
}
