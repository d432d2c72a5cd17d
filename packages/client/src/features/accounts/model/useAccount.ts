import type { AccountId } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { useEntity } from '#features/entities/model/useEntity.ts'

/** An account. `undefined` while unknown; `null` loads nothing. */
export function useAccount(id: AccountId | null): AccountRecord | undefined {
  return useEntity(useSession().entities.accounts, id)
}
