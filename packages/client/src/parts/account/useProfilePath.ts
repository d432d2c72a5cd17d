import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#data/entities/useAccount.ts'
import { useSession } from '#data/session/useSession.ts'
import { profilePath } from './profilePath.ts'

/** Address of an account's profile, or of nothing while the account is unknown. */
export function useProfilePath(id: AccountId): string | undefined {
  const account = useAccount(id)
  const { server } = useSession()
  return account && profilePath(account, server.nodeInfo?.restrictedNicknames ?? [])
}
