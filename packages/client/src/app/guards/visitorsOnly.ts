import type { Session } from '#features/session/model/Session.ts'

import { landingPath } from './landingPath.ts'

/** Where this person lands. */
export function landing({ server, me }: Pick<Session, 'me' | 'server'>): string {
  return landingPath({ server: server.get(), signedIn: me !== null })
}

/** Guard for visitors: signed-in users, with a valid session, are redirected to the landing page. */
export function visitorsOnly(session: Session): string | null {
  return session.me !== null && !session.expired.get() ? landing(session) : null
}
