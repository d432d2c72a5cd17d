import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import type { NotificationRow } from '../domain/notifications/notifications.ts'
import { loadViewerRelations } from '../domain/viewerRelations.ts'
import { renderAccounts } from './accountView.ts'
import { absolute } from './emojiView.ts'
import { renderReports } from './reportView.ts'
import { renderStatuses } from './statusView.ts'
import { isoSeconds } from './time.ts'

/** Notifications as Akkoma sends them; fields that a type lacks are left out. */
export async function renderNotifications(context: Context, rows: readonly NotificationRow[], viewer: AccountRow) {
  if (rows.length === 0) return []
  const { db } = context
  const statusIds = [...new Set(rows.flatMap((row) => row.status_id ?? []))]
  const actors = rows.map((row) => row.from_account_id)
  const [statusRows, accounts, reader, reports] = await Promise.all([
    db.selectFrom('statuses').selectAll().where('id', 'in', statusIds).execute(),
    renderAccounts(context, [...actors, ...rows.flatMap((row) => row.target_account_id ?? [])], viewer),
    loadViewerRelations(context, viewer, { accountIds: actors }),
    renderReports(
      context,
      rows.flatMap((row) => row.report_id ?? []),
      viewer,
    ),
  ])
  const statuses = new Map((await renderStatuses(context, statusRows, viewer)).map((status) => [status.id, status]))
  return rows.map((row) => ({
    id: String(row.id),
    type: row.type,
    created_at: isoSeconds(row.created_at),
    account: accounts.get(row.from_account_id) ?? {},
    ...(row.status_id !== null && { status: statuses.get(row.status_id) ?? null }),
    ...(row.target_account_id !== null && { target: accounts.get(row.target_account_id) ?? {} }),
    ...(row.type === 'pleroma:emoji_reaction' && { emoji: row.emoji, emoji_url: row.emoji_url && absolute(context, row.emoji_url) }),
    ...(row.report_id !== null && { report: reports.get(row.report_id) ?? null }),
    pleroma: { is_seen: Boolean(row.seen), is_muted: reader.muting.has(row.from_account_id) },
  }))
}
