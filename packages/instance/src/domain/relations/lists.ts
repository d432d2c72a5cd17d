import type { SelectQueryBuilder } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import type { Database, RelationKind } from '../../db/schema.ts'
import type { Paging } from '../../http/paging.ts'
import type { Context } from '../Context.ts'

type AccountQuery = SelectQueryBuilder<Database, 'accounts', AccountRow>

/** Akkoma orders these lists by the id of the person, not by when it came to be. */
export async function followersOf(context: Context, account: AccountRow, paging: Paging): Promise<AccountRow[]> {
  const ids = context.db.selectFrom('follows').select('account_id').where('target_id', '=', account.id).where('state', '=', 'accepted')
  return page(people(context).where('id', 'in', ids), paging)
}

export async function followingOf(context: Context, account: AccountRow, paging: Paging): Promise<AccountRow[]> {
  const ids = context.db.selectFrom('follows').select('target_id').where('account_id', '=', account.id).where('state', '=', 'accepted')
  return page(people(context).where('id', 'in', ids), paging)
}

/** Whom somebody has muted or blocked. */
export async function relatedTo(context: Context, account: AccountRow, kind: RelationKind, paging: Paging): Promise<AccountRow[]> {
  const ids = context.db
    .selectFrom('account_relations')
    .select('target_id')
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', context.clock.now())]))
  return page(people(context).where('id', 'in', ids), paging)
}

/** Who asks to follow somebody, the newest request first, with the id that the list is paged by. */
export async function requestsTo({ db }: Context, account: AccountRow, paging: Paging): Promise<{ rows: AccountRow[]; cursors: number[] }> {
  let query = db
    .selectFrom('follows')
    .innerJoin('accounts', 'accounts.id', 'follows.account_id')
    .selectAll('accounts')
    .select('follows.id as cursor')
    .where('follows.target_id', '=', account.id)
    .where('follows.state', '=', 'pending')
    .where('accounts.is_active', '=', 1)
    .limit(paging.limit)
    .offset(paging.offset)
  if (paging.maxId !== undefined) query = query.where('follows.id', '<', Number(paging.maxId))
  if (paging.sinceId !== undefined) query = query.where('follows.id', '>', Number(paging.sinceId))
  if (paging.minId !== undefined) query = query.where('follows.id', '>', Number(paging.minId))
  const found = await query.orderBy('follows.id', paging.minId === undefined ? 'desc' : 'asc').execute()
  const ordered = paging.minId === undefined ? found : found.toReversed()
  return { rows: ordered.map(({ cursor: _cursor, ...row }) => row), cursors: ordered.map((row) => row.cursor) }
}

const people = ({ db }: Context): AccountQuery => db.selectFrom('accounts').selectAll().where('is_active', '=', 1)

async function page(query: AccountQuery, { limit, offset, maxId, sinceId, minId }: Paging): Promise<AccountRow[]> {
  let cut = query.limit(limit).offset(offset)
  if (maxId !== undefined) cut = cut.where('id', '<', maxId)
  if (sinceId !== undefined) cut = cut.where('id', '>', sinceId)
  if (minId === undefined) return cut.orderBy('id', 'desc').execute()
  return (await cut.where('id', '>', minId).orderBy('id', 'asc').execute()).toReversed()
}
