import type { AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { renderAccountRows } from './accountView.ts'
import { adminAccountView } from './adminAccountView.ts'
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
        statuses: statuses.filter((status) => statusIdsOf(report).includes(status.id)),
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

/** The public and the staff's view in one; the staff's wins where both have a key, as the later of two equal keys in JSON. */
async function renderMerged(context: Context, ids: readonly string[], viewer: AccountRow) {
  const rows = await context.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const users = await context.db
    .selectFrom('users')
    .select(['account_id', 'email', 'registration_reason'])
    .where(
      'account_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  const accounts = await renderAccountRows(context, rows, viewer)
  return new Map(
    rows.map((row) => {
      const user = users.find((entry) => entry.account_id === row.id) ?? null
      return [row.id, { ...accounts.get(row.id), ...adminAccountView(context, row, user) }]
    }),
  )
}
