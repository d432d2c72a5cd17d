import type { Session } from '#features/session/model/Session.ts'

import { landingPath } from './landingPath.ts'

/** Where this person lands. */
export function landing({ server, me }: Session): string {
  return landingPath({ server: server.get(), signedIn: me !== null })
}

/** Sends somebody who is signed in already, and whom the server knows, to their landing path. */
export function visitorsOnly(session: Session): string | null {
  return session.me !== null && !session.expired.get() ? landing(session) : null
}
