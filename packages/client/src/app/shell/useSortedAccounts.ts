import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCell } from '#lib/useCell.ts'

/** The accounts that are signed in here. Switching does not reorder them, so each is found in the same position. */
export function useSortedAccounts(): readonly StoredAccount[] {
  const { accounts } = useCell(useSession().device.accounts)
  return accounts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
