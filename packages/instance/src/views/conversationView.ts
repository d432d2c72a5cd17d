import type { Selectable } from 'kysely'
import type { AccountRow } from '../auth.ts'
import type { ConversationTable } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { renderAccounts } from './accountView.ts'
import { renderStatuses } from './statusView.ts'

export type ConversationRow = Selectable<ConversationTable>

/** Conversations as their owner sees them: the others in it, and its newest post. */
export async function renderConversations(context: Context, rows: readonly ConversationRow[], viewer: AccountRow) {
  const { db } = context
  const recipients = await db
    .selectFrom('conversation_recipients')
    .selectAll()
    .where(
      'conversation_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  const statusRows = await db
    .selectFrom('statuses')
    .selectAll()
    .where(
      'id',
      'in',
      rows.flatMap((row) => row.last_status_id ?? []),
    )
    .execute()
  const [accounts, statuses] = await Promise.all([
    renderAccounts(
      context,
      recipients.map((row) => row.account_id),
      viewer,
    ),
    renderStatuses(context, statusRows, viewer, { single: true }),
  ])
  return rows.map((row) => {
    const people = recipients.filter((entry) => entry.conversation_id === row.id).map((entry) => entry.account_id)
    const others = people.filter((id) => id !== viewer.id)
    return {
      id: String(row.id),
      // A conversation without others has its author as the only account.
      accounts: (others.length === 0 ? people : others).flatMap((id) => accounts.get(id) ?? []),
      unread: Boolean(row.unread),
      last_status: statuses.find((status) => status.id === row.last_status_id) ?? null,
    }
  })
}
