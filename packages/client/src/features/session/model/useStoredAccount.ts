import { useCellPart } from '#lib/useCell.ts'
import type { StoredAccount } from './StoredAccounts.ts'
import { useSession } from './useSession.ts'

/** The session's account as stored; its full handle arrives with the first response. Undefined for visitors. */
export function useStoredAccount(): StoredAccount | undefined {
  const { device, key } = useSession()
  return useCellPart(device.accounts, () => device.accounts.at(key))
}
