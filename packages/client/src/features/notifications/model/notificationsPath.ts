import { accountNameIn } from '#features/addresses/model/accountNameIn.ts'
import { href } from '#features/addresses/model/href.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Path of the notifications screen; by id as long as the name is unknown. */
export function notificationsPath({ entities, me }: Session): string {
  const name = (me && entities.accounts.get(me)?.acct) ?? me ?? 'me'
  // An account named like another screen gets an @.
  return href.notifications(accountNameIn(name) === null ? `@${name}` : name)
}
