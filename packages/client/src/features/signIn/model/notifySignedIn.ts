import type { OpenSessions } from './OpenSessions.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import type { KnownAccounts, StoredAccount } from '#features/session/model/StoredAccounts.ts'

/** Long enough for the page of the account to be there, and then to be read. */
const noticeMs = 10_000

/**
 * Says on the page of somebody who has just signed in whether they came to the others or were among them already. Says nothing
 * to the only account.
 * @param before the accounts of the device before the sign-in
 */
export function notifySignedIn(sessions: OpenSessions, account: StoredAccount, before: KnownAccounts): void {
  if (before.accounts.length === 0) return
  const isRenewed = before.accounts.some(({ key }) => key === account.key)
  sessions.showNotice(account, {
    level: 'success',
    messageKey: isRenewed ? 'accounts.renewed' : 'accounts.added',
    args: { handle: handleAtServer(account) },
    timeout: noticeMs,
  })
}
