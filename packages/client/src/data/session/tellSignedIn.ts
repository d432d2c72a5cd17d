import type { OpenSessions } from './OpenSessions.ts'
import { handleAtServer } from './handleAtServer.ts'
import { showOnPageOf } from './showOnPageOf.ts'
import type { KnownAccounts, StoredAccount } from './StoredAccounts.ts'

/**
 * Says on the page of somebody who has just signed in whether they came to the others or were among them already. Says nothing
 * to the only account.
 * @param before the accounts of the device before the sign-in
 */
export async function tellSignedIn(sessions: OpenSessions, account: StoredAccount, before: KnownAccounts): Promise<void> {
  if (before.accounts.length === 0) return
  const isRenewed = before.accounts.some(({ key }) => key === account.key)
  await showOnPageOf(sessions, account, {
    level: 'success',
    messageKey: isRenewed ? 'accounts.renewed' : 'accounts.added',
    args: { handle: handleAtServer(account) },
  })
}
