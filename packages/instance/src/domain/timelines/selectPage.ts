import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Paging } from '../../http/paging.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'

export type StatusQuery = SelectQueryBuilder<Database, 'statuses', StatusRow>

/** Cuts a page of posts out of a timeline, the newest first. */
export async function selectPage(query: StatusQuery, { limit, offset, maxId, sinceId, minId }: Paging): Promise<StatusRow[]> {
  let page = query.limit(limit)
  if (offset > 0) page = page.offset(offset)
  if (maxId !== undefined) page = page.where('statuses.id', '<', maxId)
  if (sinceId !== undefined) page = page.where('statuses.id', '>', sinceId)
  if (minId === undefined) return page.orderBy('statuses.id', 'desc').execute()
  const rows = await page.where('statuses.id', '>', minId).orderBy('statuses.id', 'asc').execute()
  return rows.toReversed()
}

/** Which of the posts a timeline holds: for deciding who is sent a new one. */
export async function holds(query: StatusQuery, statusId: string): Promise<boolean> {
  return (await query.where('statuses.id', '=', statusId).limit(1).executeTakeFirst()) !== undefined
}
