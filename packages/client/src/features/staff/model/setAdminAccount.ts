import type { AccountId } from '@rookery/api/wire/model'
import type { AdminAccount } from '@rookery/api/wire/adminAccount'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { adminAccountQuery } from './adminAccount.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Stores the fields for staff from a response. */
export function setAdminAccount(session: Session, account: AdminAccount): void {
  const { queryKey } = adminAccountQuery(session, account.id, account.nickname)
  void queriesOf(session).cancelQueries({ queryKey })
  queriesOf(session).setQueryData(queryKey, account)
  amend(session, account.id, { deactivated: !account.isActive, tags: account.tags })
}

/** Stores a change that the server confirmed without returning the account. */
export function amendAdminAccount(session: Session, id: AccountId, change: (known: AdminAccount) => AdminAccount): void {
  const { queryKey } = adminAccountQuery(session, id, '')
  void queriesOf(session).cancelQueries({ queryKey })
  queriesOf(session).setQueryData(queryKey, (known) => known && change(known))
}

/** Writes a part of an account that the server has confirmed. */
export function amend({ entities }: Session, id: AccountId, part: Partial<AccountRecord>): void {
  if (entities.accounts.get(id)) entities.accounts.patch(id, (record) => ({ ...record, ...part })).settle()
}
