import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#data/entities/useAccountField.ts'
import { useSession } from '#data/session/useSession.ts'
import { profilePath } from './profilePath.ts'

/** Address of an account's profile, or of nothing while the account is unknown. */
export function useProfilePath(id: AccountId): string | undefined {
  const acct = useAccountField(id, 'acct')
  const { server } = useSession()
  return acct === undefined ? undefined : profilePath({ id, acct }, server.nodeInfo?.restrictedNicknames ?? [])
}
