import type { StatusRow } from '../views/loadStatuses.ts'
import type { Context } from './Context.ts'

/** Brings the conversation of a direct post to the top for everybody in it; unread for all but its author. */
export async function touchConversation(context: Context, row: StatusRow, addressed: readonly string[]): Promise<void> {
  const { db, clock } = context
  const everybody = [...new Set([row.account_id, ...addressed])]
  const local = await db.selectFrom('users').select('account_id').where('account_id', 'in', everybody).execute()
  for (const { account_id } of local) {
    const unread = account_id === row.account_id ? 0 : 1
    const change = { last_status_id: row.id, unread, updated_at: clock.now() } as const
    const { id } = await db
      .insertInto('conversations')
      .values({ account_id, context: row.context, ...change })
      .onConflict((conflict) => conflict.columns(['account_id', 'context']).doUpdateSet(change))
      .returning('id')
      .executeTakeFirstOrThrow()
    const recipients = everybody.map((person) => ({ conversation_id: id, account_id: person }))
    await db
      .insertInto('conversation_recipients')
      .values(recipients)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    context.notify({ kind: 'conversationChanged', conversationId: id })
  }
}
