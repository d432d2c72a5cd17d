import type { AccountId } from '@rookery/api/wire/model'
import type { AdminAccount } from '@rookery/api/wire/adminAccount'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { adminAccountQuery } from './adminAccount.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Takes in what an answer for staff said of somebody. */
export function setAdminAccount(session: Session, account: AdminAccount): void {
  const { queryKey } = adminAccountQuery(session, account.id, account.nickname)
  void queriesOf(session).cancelQueries({ queryKey })
  queriesOf(session).setQueryData(queryKey, account)
  amend(session, account.id, { deactivated: !account.isActive, tags: account.tags })
}

/** Takes in what the server did to somebody and said no more of than that it is done. */
export function amendAdminAccount(session: Session, id: AccountId, change: (known: AdminAccount) => AdminAccount): void {
  const { queryKey } = adminAccountQuery(session, id, '')
  void queriesOf(session).cancelQueries({ queryKey })
  queriesOf(session).setQueryData(queryKey, (known) => known && change(known))
}

/** Writes a part of an account that the server has confirmed. */
export function amend({ entities }: Session, id: AccountId, part: Partial<AccountRecord>): void {
  if (entities.accounts.get(id)) entities.accounts.patch(id, (record) => ({ ...record, ...part })).settle()
}
