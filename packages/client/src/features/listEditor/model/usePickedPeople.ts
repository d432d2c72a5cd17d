import type { AccountId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { pickedAccountsQuery } from '#features/lists/model/listQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'

/** Whether accounts that were picked before a reload are loaded, and whether any of them no longer exists. */
export function usePickedPeople(picks: ReadonlyMap<AccountId, boolean>) {
  const session = useSession()
  const [unknown] = useState(() => [...picks.keys()].filter((id) => session.entities.accounts.get(id) === undefined))
  const { data: found } = useSessionQuery(pickedAccountsQuery(session, unknown))
  return {
    isDeleted: (id: AccountId) => found !== undefined && unknown.includes(id) && !found.includes(id),
    isShown: (id: AccountId) => !unknown.includes(id) || found?.includes(id) === true,
  }
}
