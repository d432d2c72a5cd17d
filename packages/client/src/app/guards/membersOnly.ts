import type { Session } from '#features/session/model/Session.ts'

import { landing } from './visitorsOnly.ts'

/** Sends somebody who is not signed in to where visitors land. */
export function membersOnly(session: Session): string | null {
  return session.me === null ? landing(session) : null
}
