import { isRegistrationOpen } from '#features/session/model/isRegistrationOpen.ts'
import type { Session } from '#features/session/model/Session.ts'
import { landing, visitorsOnly } from './visitorsOnly.ts'

/** Guard for registration: visitors pass if registration is open, everyone else is redirected to the landing page. */
export function newcomersOnly(session: Session): string | null {
  return visitorsOnly(session) ?? (isRegistrationOpen(session.server.get()) ? null : landing(session))
}
