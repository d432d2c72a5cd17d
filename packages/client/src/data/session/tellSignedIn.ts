import type { OpenSessions } from './OpenSessions.ts'
import { handleAtServer } from './handleAtServer.ts'
import type { KnownAccounts, StoredAccount } from './StoredAccounts.ts'

/** Long enough for the page of the account to be there, and then to be read. */
const readFor = 10_000

/**
 * Says on the page of somebody who has just signed in whether they came to the others or were among them already. Says nothing
 * to the only account.
 * @param before the accounts of the device before the sign-in
 */
export async function tellSignedIn(sessions: OpenSessions, account: StoredAccount, before: KnownAccounts): Promise<void> {
  if (before.accounts.length === 0) return
  const isRenewed = before.accounts.some(({ key }) => key === account.key)
  // The page that cannot open it says so.
  const hold = await sessions.hold(account).catch(() => null)
  if (!hold) return
  const { clock, notices } = hold.session
  notices.show({
    level: 'success',
    messageKey: isRenewed ? 'accounts.renewed' : 'accounts.added',
    args: { handle: handleAtServer(account) },
    timeout: readFor,
  })
  clock.after(readFor, () => void hold.release())
}
