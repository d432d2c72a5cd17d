import { requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import { cutPage } from '../db/cutPage.ts'
import { ownRow } from '../db/ownRow.ts'
import type { Context } from '../domain/Context.ts'
import { selectPage } from '../domain/timelines/selectPage.ts'
import { contextTimeline } from '../domain/timelines/timelines.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, recordNotFound } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderConversations, type ConversationRow } from '../views/conversationView.ts'
import { renderStatuses } from '../views/statusView.ts'
import { setLink } from './responses.ts'

export function conversationRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get('/api/v1/conversations', async (c) => {
    const account = requireUser(c, 'read:statuses')
    const params = readQuery(c.req.raw)
    const recipients = params.strings('recipients')
    let query = db.selectFrom('conversations').selectAll().where('account_id', '=', account.id).where('last_status_id', 'is not', null)
    for (const recipient of recipients ?? []) {
      query = query.where(
        'id',
        'in',
        db.selectFrom('conversation_recipients').select('conversation_id').where('account_id', '=', recipient),
      )
    }
    const rows = await cutPage(query, 'conversations.id', readPaging(params, { numericIds: true }))
    setLink(
      c,
      context,
      params,
      rows.map((row) => row.id),
    )
    return c.json(await renderConversations(context, rows, account))
  })

  app.post('/api/v1/conversations/:id/read', async (c) => {
    const account = requireUser(c, 'write:conversations')
    const row = await db
      .updateTable('conversations')
      .set({ unread: 0 })
      .where('id', '=', Number(c.req.param('id')))
      .where('account_id', '=', account.id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw recordNotFound()
    return response(c, account, row)
  })

  app.delete('/api/v1/conversations/:id', async (c) => {
    const account = requireUser(c, 'write:conversations')
    const done = await db
      .deleteFrom('conversations')
      .where('id', '=', Number(c.req.param('id')))
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (done.numDeletedRows === 0n) throw recordNotFound()
    return c.json({})
  })

  app.post('/api/v1/pleroma/conversations/read', async (c) => {
    const account = requireUser(c, 'write:conversations')
    const rows = await db
      .updateTable('conversations')
      .set({ unread: 0 })
      .where('account_id', '=', account.id)
      .where('unread', '=', 1)
      .returningAll()
      .execute()
    const sorted = rows.toSorted((a, b) => b.id - a.id)
    setLink(
      c,
      context,
      await readParams(c.req.raw),
      sorted.map((row) => row.id),
    )
    return c.json(await renderConversations(context, sorted, account))
  })

  app.get('/api/v1/pleroma/conversations/:id', async (c) => {
    const account = requireUser(c, 'read:statuses')
    return response(c, account, await requireConversation(account, c.req.param('id')))
  })

  app.get('/api/v1/pleroma/conversations/:id/statuses', async (c) => {
    const account = requireUser(c, 'read:statuses')
    const row = await requireConversation(account, c.req.param('id'))
    const params = readQuery(c.req.raw)
    const query = (await contextTimeline(context, account, row.context)).where('statuses.visibility', '=', 'direct')
    const rows = await selectPage(context, query, readPaging(params))
    setLink(
      c,
      context,
      params,
      rows.map((status) => status.id),
    )
    return c.json(await renderStatuses(context, rows, account, { single: true }))
  })

  app.patch('/api/v1/pleroma/conversations/:id', async (c) => {
    const account = requireUser(c, 'write:conversations')
    const row = await requireConversation(account, c.req.param('id'))
    const desired = (await readParams(c.req.raw)).strings('recipients') ?? []
    const people = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [account.id, ...desired])
      .execute()
    await db.deleteFrom('conversation_recipients').where('conversation_id', '=', row.id).execute()
    await db
      .insertInto('conversation_recipients')
      .values(people.map((person) => ({ conversation_id: row.id, account_id: person.id })))
      .execute()
    return response(c, account, row)
  })

  async function requireConversation(account: AccountRow, id: string): Promise<ConversationRow> {
    const row = await ownRow(db, 'conversations', account, id)
    if (!row) throw failure(404, 'Unknown conversation id')
    return row
  }

  async function response(c: RequestContext, account: AccountRow, row: ConversationRow): Promise<Response> {
    return c.json((await renderConversations(context, [row], account))[0])
  }
}
