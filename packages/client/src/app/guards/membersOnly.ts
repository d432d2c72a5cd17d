import type { Session } from '#features/session/model/Session.ts'

import { landing } from './visitorsOnly.ts'

/** Guard for signed-in users: visitors are redirected to the landing page. */
export function membersOnly(session: Session): string | null {
  return session.me === null ? landing(session) : null
}
