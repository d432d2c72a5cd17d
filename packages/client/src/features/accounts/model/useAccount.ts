import type { AccountId } from '@rookery/api/wire/model'
import { useSession } from '#data/session/useSession.ts'
import type { AccountRecord } from './records.ts'
import { useEntity } from './useEntity.ts'

/** An account. `undefined` while unknown; `null` asks for nothing. */
export function useAccount(id: AccountId | null): AccountRecord | undefined {
  return useEntity(useSession().entities.accounts, id)
}
