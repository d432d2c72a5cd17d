import type { OpenSessions } from './OpenSessions.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import type { KnownAccounts, StoredAccount } from '#features/session/model/StoredAccounts.ts'

/** Long enough for the page of the account to be there, and then to be read. */
const noticeMs = 10_000

/**
 * Shows a notice that an account was added, or was signed in already. Not for the only account.
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
