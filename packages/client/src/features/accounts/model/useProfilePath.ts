import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from './useAccountField.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { profilePath } from './profilePath.ts'

/** Address of an account's profile, or of nothing while the account is unknown. */
export function useProfilePath(id: AccountId): string | undefined {
  const acct = useAccountField(id, 'acct')
  const restricted = useServer(({ nodeInfo }) => nodeInfo?.restrictedNicknames)
  return acct === undefined ? undefined : profilePath({ id, acct }, restricted ?? [])
}
