import type { Session } from '#features/session/model/Session.ts'
import { landing } from './visitorsOnly.ts'

/** Sends a visitor of a server that shows nothing to visitors to where they land: the sign-in screen. */
export function memberOfPrivate(session: Session): string | null {
  return session.me === null && session.server.get().nodeInfo?.private ? landing(session) : null
}
