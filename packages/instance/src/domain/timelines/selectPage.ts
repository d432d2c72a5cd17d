import { sql, type SelectQueryBuilder } from 'kysely'
import { cutPage } from '../../db/cutPage.ts'
import type { Database } from '../../db/schema.ts'
import type { Paging } from '../../http/paging.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'

/** The ids of a timeline's posts: the posts themselves are read for one page only. */
export type StatusQuery = SelectQueryBuilder<Database, 'statuses', { id: string }>

/**
 * Columns of conditions that most posts fulfil. The plus sign keeps SQLite from collecting all posts by an index of
 * the condition and sorting them: it walks down the index `statuses_timeline`, which has all of these, until the page is full.
 */
export const walked = {
  accountId: sql<string>`+statuses.account_id`,
  reblogOfId: sql<string | null>`+statuses.reblog_of_id`,
}

/** Cuts a page of posts out of a timeline, the newest first. */
export async function selectPage(context: Context, query: StatusQuery, paging: Paging): Promise<StatusRow[]> {
  return readStatuses(context, await cutPage(query, 'statuses.id', paging))
}

/** The posts of some ids, the newest first. */
export function readStatuses({ db }: Context, found: readonly { id: string }[]): Promise<StatusRow[]> {
  const ids = found.map((row) => row.id)
  return db.selectFrom('statuses').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
}

/** Whether a timeline contains a post, so that its stream delivers it. */
export async function holds(query: StatusQuery, statusId: string): Promise<boolean> {
  return (await query.where('statuses.id', '=', statusId).limit(1).executeTakeFirst()) !== undefined
}
