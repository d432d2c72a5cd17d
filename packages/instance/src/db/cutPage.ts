import { sql, type SelectQueryBuilder } from 'kysely'
import type { Paging } from '../http/paging.ts'

/**
 * Cuts a page out of a list, the newest first: the highest ids below `maxId` and above `sinceId`, or those next to `minId`.
 * @param column the id that the list is ordered by, such as `statuses.id`
 */
export async function cutPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  column: string,
  { limit, offset, maxId, sinceId, minId, numericIds }: Paging,
): Promise<Row[]> {
  const id = sql.ref(column)
  const bound = (value: string) => (numericIds ? Number(value) : value)
  let page = query.limit(limit)
  if (offset > 0) page = page.offset(offset)
  if (maxId !== undefined) page = page.where(sql<boolean>`${id} < ${bound(maxId)}`)
  if (sinceId !== undefined) page = page.where(sql<boolean>`${id} > ${bound(sinceId)}`)
  if (minId === undefined) return page.orderBy(sql`${id} desc`).execute()
  // The page next to an id is the lowest of those above it.
  return (
    await page
      .where(sql<boolean>`${id} > ${bound(minId)}`)
      .orderBy(id)
      .execute()
  ).toReversed()
}
