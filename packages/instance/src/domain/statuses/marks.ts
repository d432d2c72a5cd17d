import { sql } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import { ownRow } from '../../db/ownRow.ts'
import { failure, somethingWentWrong } from '../../http/HttpError.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'
import { notify, unnotify } from '../notifications/notify.ts'
import { transact } from '../transact.ts'
import { findStatus, requirePost, requireStatus } from './findStatus.ts'

/** Favourites a post; doing it twice is harmless. @throws HttpError 404 */
export function favourite(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const { clock, db, ids } = inner
    const post = await requirePost(inner, id, account)
    const done = await db
      .insertInto('favourites')
      .values({ id: ids.next(), account_id: account.id, status_id: post.id, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (done.numInsertedOrUpdatedRows === 0n) return post
    await notify(inner, { type: 'favourite', accountId: post.account_id, fromAccountId: account.id, statusId: post.id })
    return setFavourites(inner, post, 1)
  })
}

/** @throws HttpError 404, or 400 when it was not favourited */
export function unfavourite(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const post = await requirePost(inner, id, account)
    const done = await inner.db
      .deleteFrom('favourites')
      .where('account_id', '=', account.id)
      .where('status_id', '=', post.id)
      .executeTakeFirst()
    if (done.numDeletedRows === 0n) throw failure(400, 'Could not unfavorite')
    await unnotify(inner, { type: 'favourite', accountId: post.account_id, fromAccountId: account.id, statusId: post.id })
    return setFavourites(inner, post, -1)
  })
}

function setFavourites({ db }: Context, post: StatusRow, by: 1 | -1): Promise<StatusRow> {
  return db
    .updateTable('statuses')
    .set({ favourites_count: sql<number>`max(0, favourites_count + ${by})` })
    .where('id', '=', post.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Bookmarks a post in a folder, or moves the bookmark there. Null, or a folder of others, means none.
 * @throws HttpError 500 with a bare sentence for a post that cannot be seen, as Akkoma does up to 3.17
 */
export async function bookmark(context: Context, account: AccountRow, id: string, folder: string | null): Promise<StatusRow> {
  const { db } = context
  const post = await requireBookmarkable(context, account, id)
  const folder_id = (folder !== null && (await ownRow(db, 'bookmark_folders', account, folder))?.id) || null
  await db
    .insertInto('bookmarks')
    .values({ account_id: account.id, status_id: post.id, folder_id })
    .onConflict((conflict) => conflict.columns(['account_id', 'status_id']).doUpdateSet({ folder_id }))
    .execute()
  return post
}

/** @throws HttpError as `bookmark` */
export async function unbookmark(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  const post = await requireBookmarkable(context, account, id)
  await context.db.deleteFrom('bookmarks').where('account_id', '=', account.id).where('status_id', '=', post.id).execute()
  return post
}

async function requireBookmarkable(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  const row = await findStatus(context, id, account)
  if (!row) throw somethingWentWrong()
  return row.reblog_of_id === null ? row : requireBookmarkable(context, account, row.reblog_of_id)
}

/** Shows one's own public post first on one's page. @throws HttpError 404, 422, or 400 when there are too many */
export async function pin(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  const { clock, config, db } = context
  const row = await requireStatus(context, id, account)
  if (row.account_id !== account.id || row.reblog_of_id !== null) throw failure(422, "Someone else's status cannot be pinned")
  if (row.visibility !== 'public' && row.visibility !== 'unlisted') throw failure(422, 'Non-public status cannot be pinned')
  if (row.pinned_at !== null) return row
  const { count } = await db
    .selectFrom('statuses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', account.id)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (count >= config.maxPinnedStatuses) throw failure(400, 'You have already pinned the maximum number of statuses')
  return setPinned(context, row, clock.now())
}

/** @throws HttpError 404 or 422 */
export async function unpin(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  const row = await requireStatus(context, id, account)
  if (row.account_id !== account.id) throw failure(422, "Someone else's status cannot be unpinned")
  return setPinned(context, row, null)
}

function setPinned({ db }: Context, row: StatusRow, pinnedAt: number | null): Promise<StatusRow> {
  return db.updateTable('statuses').set({ pinned_at: pinnedAt }).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow()
}

/**
 * Mutes the conversation of a post.
 * @param expiresIn seconds; 0 or none is for ever
 * @throws HttpError 404, or 400 when it is muted already
 */
export async function muteThread(context: Context, account: AccountRow, id: string, expiresIn = 0): Promise<StatusRow> {
  const { clock, db } = context
  const post = await requirePost(context, id, account)
  const own = { account_id: account.id, context: post.context }
  await db
    .deleteFrom('thread_mutes')
    .where('account_id', '=', own.account_id)
    .where('context', '=', own.context)
    .where('expires_at', '<=', clock.now())
    .execute()
  const expires_at = expiresIn > 0 ? clock.now() + expiresIn * 1000 : null
  const done = await db
    .insertInto('thread_mutes')
    .values({ ...own, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (done.numInsertedOrUpdatedRows === 0n) throw failure(400, 'conversation is already muted')
  return post
}

/** @throws HttpError 404 */
export async function unmuteThread(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  const post = await requirePost(context, id, account)
  await context.db.deleteFrom('thread_mutes').where('account_id', '=', account.id).where('context', '=', post.context).execute()
  return post
}
