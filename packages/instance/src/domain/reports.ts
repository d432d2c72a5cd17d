import type { AccountRow } from '../auth.ts'
import { failure } from '../http/HttpError.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import type { Context } from './Context.ts'
import { notify } from './notifications/notify.ts'
import { isLonger } from '../text/characters.ts'
import { transact } from './transact.ts'

/**
 * Reports somebody to the staff, who are told. Posts that are not by the reported person are passed over.
 * @returns the report's id
 * @throws HttpError 400
 */
export function report(
  context: Context,
  account: AccountRow,
  { targetId, statusIds, comment }: { targetId: string; statusIds: readonly string[]; comment: string },
): Promise<string> {
  return transact(context, async (inner) => {
    const { clock, config, db, ids } = inner
    const target = await db.selectFrom('accounts').select('id').where('id', '=', targetId).executeTakeFirst()
    if (!target) throw failure(400, 'Account not found')
    if (isLonger(comment, config.reportCommentLimit)) throw failure(400, `Comment must be up to ${config.reportCommentLimit} characters`)
    const statuses = await db.selectFrom('statuses').select('id').where('id', 'in', statusIds).where('account_id', '=', targetId).execute()
    const id = ids.next()
    await db
      .insertInto('reports')
      .values({
        id,
        account_id: account.id,
        target_id: targetId,
        content: escapeHtml(comment),
        status_ids_json: JSON.stringify(statuses.map((status) => status.id)),
        created_at: clock.now(),
      })
      .execute()
    const staff = await db
      .selectFrom('accounts')
      .select('id')
      .where('domain', 'is', null)
      .where((where) => where.or([where('is_admin', '=', 1), where('is_moderator', '=', 1)]))
      .execute()
    for (const person of staff)
      await notify(inner, { type: 'pleroma:report', accountId: person.id, fromAccountId: account.id, reportId: id })
    return id
  })
}
