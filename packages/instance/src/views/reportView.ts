import type { AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { renderAccounts } from './accountView.ts'
import { renderMerged } from './adminAccountView.ts'
import { renderStatuses } from './statusView.ts'
import { isoSeconds } from './time.ts'

/** Reports as staff see them, by id. Posts are shown as visitors see them, as on Akkoma. */
export async function renderReports(context: Context, ids: readonly string[], viewer: AccountRow) {
  const { db } = context
  const reports = ids.length === 0 ? [] : await db.selectFrom('reports').selectAll().where('id', 'in', ids).execute()
  if (reports.length === 0) return new Map<string, ReportJson>()
  const notes = await db.selectFrom('report_notes').selectAll().where('report_id', 'in', ids).orderBy('id').execute()
  const people = await renderMerged(
    context,
    [...reports.flatMap((report) => [report.account_id, report.target_id]), ...notes.map((note) => note.account_id)],
    viewer,
  )
  const statusIds = reports.flatMap((report) => statusIdsOf(report))
  const statusRows = await db.selectFrom('statuses').selectAll().where('id', 'in', statusIds).execute()
  const statuses = await renderStatuses(context, statusRows, null)
  return new Map(
    reports.map((report) => {
      const view: ReportJson = {
        id: report.id,
        state: report.state,
        content: report.content,
        created_at: isoSeconds(report.created_at),
        account: people.get(report.target_id) ?? {},
        actor: people.get(report.account_id) ?? {},
        statuses: statuses
          .filter((status) => statusIdsOf(report).includes(status.id))
          // Posts of deactivated accounts omit their author, but moderators of the report must see it.
          .map((status) => ('id' in status.account ? status : { ...status, account: people.get(report.target_id) ?? {} })),
        notes: notes
          .filter((note) => note.report_id === report.id)
          .map((note) => ({
            id: note.id,
            content: note.content,
            created_at: isoSeconds(note.created_at),
            user: people.get(note.account_id) ?? {},
          })),
      }
      return [report.id, view]
    }),
  )
}

/** One's own reports, in the order of the ids and without those of others: no notes, which are the staff's. */
export async function renderOwnReports(context: Context, ids: readonly string[], reporter: AccountRow) {
  const { db } = context
  const rows = await db.selectFrom('reports').selectAll().where('id', 'in', ids).where('account_id', '=', reporter.id).execute()
  const people = await renderAccounts(context, [reporter.id, ...rows.map((row) => row.target_id)], reporter)
  const statusRows = await db
    .selectFrom('statuses')
    .selectAll()
    .where(
      'id',
      'in',
      rows.flatMap((row) => statusIdsOf(row)),
    )
    .execute()
  const statuses = await renderStatuses(context, statusRows, reporter)
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({
      id: row.id,
      state: row.state,
      content: row.content,
      created_at: isoSeconds(row.created_at),
      account: people.get(row.target_id) ?? {},
      actor: people.get(reporter.id) ?? {},
      statuses: statuses.filter((status) => statusIdsOf(row).includes(status.id)),
    }))
}

export interface ReportJson {
  id: string
  state: string
  content: string
  created_at: string
  account: object
  actor: object
  statuses: object[]
  notes: object[]
}

function statusIdsOf(report: { status_ids_json: string }): string[] {
  return storedJson<string[]>(report.status_ids_json)
}
