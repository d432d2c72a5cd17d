import type { AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { renderAccountRows } from './accountView.ts'
import { absolute } from './emojiView.ts'
import { isoSeconds } from './time.ts'

/** An account as staff sees it. `user` has the data that only its server has, and is null for remote accounts. */
function adminAccountView(context: Context, row: AccountRow, user: { email: string | null; registration_reason: string | null } | null) {
  return {
    id: row.id,
    email: user?.email ?? null,
    avatar: absolute(context, row.avatar ?? '/images/avi.png'),
    nickname: row.acct,
    display_name: row.display_name,
    is_active: Boolean(row.is_active),
    local: row.domain === null,
    roles: { admin: Boolean(row.is_admin), moderator: Boolean(row.is_moderator) },
    tags: storedJson<string[]>(row.tags_json),
    is_confirmed: Boolean(row.is_confirmed),
    is_approved: Boolean(row.is_approved),
    is_suggested: Boolean(row.is_suggested),
    url: row.url ?? row.ap_id,
    registration_reason: user?.registration_reason ?? null,
    actor_type: row.actor_type,
    created_at: isoSeconds(row.created_at),
  }
}

/** People as staff see them, in the order of the rows. */
export async function renderAdminAccounts(context: Context, rows: readonly AccountRow[]) {
  const users = await loadUsers(context, rows)
  return rows.map((row) => adminAccountView(context, row, users.get(row.id) ?? null))
}

/** The public and the staff's view in one, by id; the staff's wins where both have a key, as the later of two equal keys in JSON. */
export async function renderMerged(context: Context, ids: readonly string[], viewer: AccountRow) {
  const rows = await context.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const [users, accounts] = await Promise.all([loadUsers(context, rows), renderAccountRows(context, rows, viewer)])
  return new Map(rows.map((row) => [row.id, { ...accounts.get(row.id), ...adminAccountView(context, row, users.get(row.id) ?? null) }]))
}

async function loadUsers({ db }: Context, rows: readonly AccountRow[]) {
  const ids = rows.map((row) => row.id)
  const users = await db.selectFrom('users').select(['account_id', 'email', 'registration_reason']).where('account_id', 'in', ids).execute()
  return new Map(users.map((user) => [user.account_id, user]))
}
