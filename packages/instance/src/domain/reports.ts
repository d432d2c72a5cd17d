import type { AccountRow } from '../auth.ts'
import type { OffsetPage } from '../http/paging.ts'
import { failure, HttpError } from '../http/HttpError.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import type { Context } from './Context.ts'
import { notify } from './notifications/notify.ts'
import { isLonger } from '../text/characters.ts'
import { transact } from './transact.ts'

/**
 * Reports an account, and notifies the staff. Posts by other accounts are ignored.
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

export const REPORT_STATES = ['open', 'closed', 'resolved'] as const
type ReportState = (typeof REPORT_STATES)[number]

/** Reports of one state or of all, the newest first, with how many there are. */
export async function listReports(
  { db }: Context,
  filter: { state: ReportState | undefined; reporterId?: string; atMost?: number | undefined },
  { limit, offset }: OffsetPage,
): Promise<{ ids: string[]; total: number }> {
  let query = db.selectFrom('reports')
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.reporterId !== undefined) query = query.where('account_id', '=', filter.reporterId)
  const { count } = await query.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const total = Math.min(count, filter.atMost ?? count)
  const page = Math.max(0, Math.min(limit, total - offset))
  const rows = await query.select('id').orderBy('id', 'desc').limit(page).offset(offset).execute()
  return { ids: rows.map((row) => row.id), total }
}

/**
 * Puts reports into other states. Those that can be, are; the others are named in the error.
 * @throws HttpError 400 with a list, one entry a report
 */
export async function setReportStates({ db }: Context, desired: readonly { id: string; state: ReportState | undefined }[]): Promise<void> {
  const outcomes: object[] = []
  let failed = false
  for (const { id, state } of desired) {
    const known = await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()
    if (known && state !== undefined) {
      await db.updateTable('reports').set({ state }).where('id', '=', id).execute()
      outcomes.push({ id, state })
    } else {
      failed = true
      outcomes.push({ id, error: known ? 'Could not update state' : 'not_found' })
    }
  }
  if (failed) throw new HttpError(400, outcomes)
}

/** Adds a note of a staff member to a report. @throws HttpError 400 without text, or without such a report */
export async function addReportNote({ clock, db }: Context, author: AccountRow, reportId: string, content: string): Promise<void> {
  const report = await db.selectFrom('reports').select('id').where('id', '=', reportId).executeTakeFirst()
  if (!report || content.trim() === '') throw new HttpError(400, '')
  await db.insertInto('report_notes').values({ report_id: report.id, account_id: author.id, content, created_at: clock.now() }).execute()
}

/** @throws HttpError 400 when the report has no such note */
export async function deleteReportNote({ db }: Context, reportId: string, noteId: number): Promise<void> {
  const deleted = await db.deleteFrom('report_notes').where('id', '=', noteId).where('report_id', '=', reportId).executeTakeFirst()
  if (deleted.numDeletedRows === 0n) throw new HttpError(400, '')
}
