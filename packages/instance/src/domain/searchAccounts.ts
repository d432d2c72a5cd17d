import { sql } from 'kysely'
import type { AccountRow } from '../auth.ts'
import type { Context } from './Context.ts'
import { localAcct } from './statuses/formatDraft.ts'

export interface AccountSearch {
  query: string
  limit: number
  offset?: number
  /** Only people whom the reader follows. */
  following?: boolean
}

/**
 * People whose name or shown name has the words in it: the exact name first, then whom the reader follows, then the
 * most followed. Visitors find people of this server only; people who may not be seen are left out.
 */
export async function searchAccounts({ db, ...context }: Context, reader: AccountRow | null, search: AccountSearch): Promise<AccountRow[]> {
  const query = search.query.trim()
  if (query === '') return []
  const exact = localAcct(context, query)
  const pattern = `%${query
    .toLowerCase()
    .replace(/^@/, '')
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const contains = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
  let select = db
    .selectFrom('accounts')
    .leftJoin('follows', (join) =>
      join
        .onRef('follows.target_id', '=', 'accounts.id')
        .on('follows.account_id', '=', reader?.id ?? '')
        .on('follows.state', '=', 'accepted'),
    )
    .selectAll('accounts')
    .where('accounts.is_active', '=', 1)
    .where('accounts.is_confirmed', '=', 1)
    .where('accounts.is_approved', '=', 1)
    .where((where) => where.or([where('accounts.acct', '=', exact), contains('accounts.acct'), contains('accounts.display_name')]))
    .orderBy(sql`lower(accounts.acct) = ${exact}`, 'desc')
    .orderBy(sql`follows.id is not null`, 'desc')
    .orderBy('accounts.followers_count', 'desc')
    .orderBy('accounts.id')
    .limit(search.limit)
    .offset(search.offset ?? 0)
  if (!reader) select = select.where('accounts.domain', 'is', null)
  if (search.following) select = select.where('follows.id', 'is not', null)
  return select.execute()
}
