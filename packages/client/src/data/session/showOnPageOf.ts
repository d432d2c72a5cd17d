import type { NoticeOptions } from '#data/notices/Notices.ts'
import type { OpenSessions } from './OpenSessions.ts'
import type { StoredAccount } from './StoredAccounts.ts'

/** Long enough for the page of the account to be there, and then to be read. */
const readFor = 10_000

/** Shows a notice on the page of an account that opens next; null for a visitor's page. A page that cannot be opened says so itself. */
export async function showOnPageOf(sessions: OpenSessions, account: StoredAccount | null, notice: NoticeOptions): Promise<void> {
  const hold = await sessions.hold(account).catch(() => null)
  if (!hold) return
  const { clock, notices } = hold.session
  notices.show({ ...notice, timeout: readFor })
  clock.after(readFor, () => void hold.release())
}
