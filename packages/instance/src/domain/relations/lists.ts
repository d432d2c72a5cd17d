import type { SelectQueryBuilder } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import { cutPage } from '../../db/cutPage.ts'
import type { Database, RelationKind } from '../../db/schema.ts'
import type { Paging } from '../../http/paging.ts'
import type { Context } from '../Context.ts'

type AccountQuery = SelectQueryBuilder<Database, 'accounts', AccountRow>

/** Akkoma orders these lists by the id of the person, not by when it came to be. */
export async function followersOf(context: Context, account: AccountRow, paging: Paging): Promise<AccountRow[]> {
  const ids = context.db.selectFrom('follows').select('account_id').where('target_id', '=', account.id).where('state', '=', 'accepted')
  return cutPage(people(context).where('id', 'in', ids), 'accounts.id', paging)
}

export async function followingOf(context: Context, account: AccountRow, paging: Paging): Promise<AccountRow[]> {
  const ids = context.db.selectFrom('follows').select('target_id').where('account_id', '=', account.id).where('state', '=', 'accepted')
  return cutPage(people(context).where('id', 'in', ids), 'accounts.id', paging)
}

/** The accounts that an account has muted or blocked. */
export async function relatedTo(context: Context, account: AccountRow, kind: RelationKind, paging: Paging): Promise<AccountRow[]> {
  const ids = context.db
    .selectFrom('account_relations')
    .select('target_id')
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', context.clock.now())]))
  return cutPage(people(context).where('id', 'in', ids), 'accounts.id', paging)
}

/** Accounts with a follow request, newest first, with the id for paging. */
export async function requestsTo({ db }: Context, account: AccountRow, paging: Paging): Promise<{ rows: AccountRow[]; cursors: number[] }> {
  const query = db
    .selectFrom('follows')
    .innerJoin('accounts', 'accounts.id', 'follows.account_id')
    .selectAll('accounts')
    .select('follows.id as cursor')
    .where('follows.target_id', '=', account.id)
    .where('follows.state', '=', 'pending')
    .where('accounts.is_active', '=', 1)
  const ordered = await cutPage(query, 'follows.id', paging)
  return { rows: ordered.map(({ cursor: _cursor, ...row }) => row), cursors: ordered.map((row) => row.cursor) }
}

const people = ({ db }: Context): AccountQuery => db.selectFrom('accounts').selectAll().where('is_active', '=', 1)
