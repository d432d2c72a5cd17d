import { accountNameIn } from '#features/addresses/model/accountNameIn.ts'
import { href } from '#features/addresses/model/href.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Where the reader's notifications have a screen of their own; by their id as long as nobody knows their name. */
export function notificationsPath({ entities, me }: Session): string {
  const name = (me && entities.accounts.get(me)?.acct) ?? me ?? 'me'
  // Whoever is called like another screen is told apart from it.
  return href.notifications(accountNameIn(name) === null ? `@${name}` : name)
}
