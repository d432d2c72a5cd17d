import type { AccountRow } from '../../auth.ts'
import { flag, type VisibilityValue } from '../../db/schema.ts'
import { failure, recordNotFound } from '../../http/HttpError.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'
import { notify, unnotify } from '../notifications/notify.ts'
import { transact } from '../transact.ts'
import { homeOf, uuidLike } from './createStatus.ts'
import { deleteRow } from './deleteStatus.ts'
import { requirePost } from './findStatus.ts'
import { storeMentions } from './storeParts.ts'

/**
 * Repeats a public or unlisted post, or one's own private one. Doing it twice is harmless.
 * @returns the repeat
 * @throws HttpError 404 for everything that cannot be repeated, as on Akkoma
 */
export function reblog(context: Context, account: AccountRow, id: string, desired?: VisibilityValue): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const { clock, db, ids } = inner
    const post = await requirePost(inner, id, account)
    const isOwnPrivate = post.visibility === 'private' && post.account_id === account.id
    if (!isOwnPrivate && post.visibility !== 'public' && post.visibility !== 'unlisted') throw recordNotFound()
    const known = await findReblog(inner, account, post)
    if (known) return known
    const row = await db
      .insertInto('statuses')
      .values({
        id: ids.next(),
        account_id: account.id,
        ap_id: `${homeOf(inner, account)}/activities/${uuidLike(inner)}`,
        reblog_of_id: post.id,
        context: post.context,
        visibility: isOwnPrivate ? 'private' : (desired ?? post.visibility),
        local: flag(account.domain === null),
        has_media: post.has_media,
        created_at: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await storeMentions(inner, row.id, [post.account_id])
    await db
      .updateTable('statuses')
      .set((set) => ({ reblogs_count: set('reblogs_count', '+', 1) }))
      .where('id', '=', post.id)
      .execute()
    inner.notify({ kind: 'statusCreated', statusId: row.id })
    await notify(inner, { type: 'reblog', accountId: post.account_id, fromAccountId: account.id, statusId: post.id })
    return row
  })
}

/**
 * Takes a repeat back.
 * @param id of the repeated post, not of the repeat
 * @returns the post
 * @throws HttpError 404, or 400 when it was not repeated
 */
export function unreblog(context: Context, account: AccountRow, id: string): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const post = await requirePost(inner, id, account)
    if (post.id !== id) throw recordNotFound()
    const row = await findReblog(inner, account, post)
    if (!row) throw failure(400, 'Could not unrepeat')
    await deleteRow(inner, row)
    await unnotify(inner, { type: 'reblog', accountId: post.account_id, fromAccountId: account.id, statusId: post.id })
    return { ...post, reblogs_count: Math.max(0, post.reblogs_count - 1) }
  })
}

function findReblog({ db }: Context, account: AccountRow, post: StatusRow): Promise<StatusRow | undefined> {
  return db.selectFrom('statuses').selectAll().where('reblog_of_id', '=', post.id).where('account_id', '=', account.id).executeTakeFirst()
}
