import type { AccountId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import type { AccountRecord } from '#features/entities/model/records.ts'

/** One field of an account. Renders again only when that field changes, because every post of an account brings new counts. */
export function useAccountField<Field extends keyof AccountRecord>(id: AccountId | null, field: Field): AccountRecord[Field] | undefined {
  const { accounts } = useSession().entities
  return useSyncExternalStore(
    (listener) => (id === null ? noSubscription : accounts.subscribe(id, listener)),
    () => (id === null ? undefined : accounts.get(id)?.[field]),
  )
}

function noSubscription(): void {}
