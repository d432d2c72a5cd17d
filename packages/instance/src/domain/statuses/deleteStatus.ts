import { sql } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import { recordNotFound } from '../../http/HttpError.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'
import { transact } from '../transact.ts'

/**
 * The post that this person may delete: their own, or any of this server's when they are staff.
 * @throws HttpError 404 for all others, as on Akkoma
 */
export async function requireDeletable({ db }: Context, account: AccountRow, id: string): Promise<StatusRow> {
  const row = await db.selectFrom('statuses').selectAll().where('id', '=', id).executeTakeFirst()
  const isStaff = Boolean(account.is_admin || account.is_moderator)
  if (!row || (row.account_id !== account.id && !isStaff)) throw recordNotFound()
  return row
}

/** Deletes a post with its repeats, reactions, poll and notifications; answers stay and show that something was there. */
export function deleteStatus(context: Context, row: StatusRow): Promise<void> {
  return transact(context, async (inner) => {
    const { db } = inner
    // Repeats would go by themselves, but their counts and the streams would not learn of it.
    const reblogs = await db.selectFrom('statuses').selectAll().where('reblog_of_id', '=', row.id).execute()
    for (const reblog of reblogs) await deleteRow(inner, reblog)
    await deleteRow(inner, row)
  })
}

/** Deletes one row of `statuses` and updates the counts. */
export async function deleteRow(context: Context, row: StatusRow): Promise<void> {
  const { db } = context
  const tags = await db.selectFrom('status_tags').select('tag').where('status_id', '=', row.id).execute()
  const notified = await db.selectFrom('status_mentions').select('account_id').where('status_id', '=', row.id).execute()
  if (row.reblog_of_id !== null) {
    await db
      .updateTable('statuses')
      .set({ reblogs_count: sql`max(0, reblogs_count - 1)` })
      .where('id', '=', row.reblog_of_id)
      .execute()
  } else if (row.visibility === 'public' || row.visibility === 'unlisted') {
    await db
      .updateTable('accounts')
      .set({ statuses_count: sql`max(0, statuses_count - 1)` })
      .where('id', '=', row.account_id)
      .execute()
    if (row.in_reply_to_id !== null) {
      await db
        .updateTable('statuses')
        .set({ replies_count: sql`max(0, replies_count - 1)` })
        .where('id', '=', row.in_reply_to_id)
        .execute()
    }
  }
  await db.deleteFrom('statuses').where('id', '=', row.id).execute()
  if (row.visibility === 'direct') await moveConversationBack(context, row)
  context.notify({
    kind: 'statusDeleted',
    statusId: row.id,
    visibility: row.visibility,
    accountId: row.account_id,
    hadMedia: Boolean(row.has_media),
    local: Boolean(row.local),
    tags: tags.map((entry) => entry.tag),
    notifiedIds: notified.map((entry) => entry.account_id),
  })
}

/** The conversation shows the post before, or goes when there is none. */
async function moveConversationBack({ db }: Context, row: StatusRow): Promise<void> {
  const before = await db
    .selectFrom('statuses')
    .select('id')
    .where('context', '=', row.context)
    .where('visibility', '=', 'direct')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (before) {
    await db
      .updateTable('conversations')
      .set({ last_status_id: before.id })
      .where('context', '=', row.context)
      .where('last_status_id', 'is', null)
      .execute()
  } else {
    await db.deleteFrom('conversations').where('context', '=', row.context).execute()
  }
}
