import { isRegistrationOpen } from '#features/session/model/isRegistrationOpen.ts'
import type { Session } from '#features/session/model/Session.ts'
import { landing, visitorsOnly } from './visitorsOnly.ts'

/** Lets in who has no account yet, where one can be had; sends everybody else to where they land. */
export function newcomersOnly(session: Session): string | null {
  return visitorsOnly(session) ?? (isRegistrationOpen(session.server.get()) ? null : landing(session))
}
