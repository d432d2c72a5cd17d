import { requireUser, type AccountRow } from '../auth.ts'
import { ownRow } from '../db/ownRow.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, missingField } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'
import type { Params } from '../http/Params.ts'
import { renderAccountList } from '../views/accountView.ts'

const maxLists = 50

export function listRoutes(app: HttpApp, context: Context): void {
  const { db } = context
  const view = (list: { id: number; title: string }) => ({ id: String(list.id), title: list.title })

  app.get('/api/v1/lists', async (c) => {
    const account = requireUser(c, 'read:lists')
    const lists = await db
      .selectFrom('lists')
      .selectAll()
      .where('account_id', '=', account.id)
      .orderBy('id', 'desc')
      .limit(maxLists)
      .execute()
    return c.json(lists.map(view))
  })
  app.post('/api/v1/lists', async (c) => {
    const account = requireUser(c, 'write:lists')
    const title = readTitle(await readParams(c.req.raw))
    return c.json(view(await db.insertInto('lists').values({ account_id: account.id, title }).returningAll().executeTakeFirstOrThrow()))
  })
  app.get('/api/v1/lists/:id', async (c) => c.json(view(await requireList(requireUser(c, 'read:lists'), c.req.param('id')))))
  app.put('/api/v1/lists/:id', async (c) => {
    const list = await requireList(requireUser(c, 'write:lists'), c.req.param('id'))
    const title = readTitle(await readParams(c.req.raw))
    return c.json(view(await db.updateTable('lists').set({ title }).where('id', '=', list.id).returningAll().executeTakeFirstOrThrow()))
  })
  app.delete('/api/v1/lists/:id', async (c) => {
    const list = await requireList(requireUser(c, 'write:lists'), c.req.param('id'))
    await db.deleteFrom('lists').where('id', '=', list.id).execute()
    return c.json({})
  })

  app.get('/api/v1/lists/:id/accounts', async (c) => {
    const account = requireUser(c, 'read:lists')
    const list = await requireList(account, c.req.param('id'))
    const members = await db
      .selectFrom('list_members')
      .select('account_id')
      .where('list_id', '=', list.id)
      .orderBy('account_id', 'desc')
      .execute()
    return c.json(
      await renderAccountList(
        context,
        members.map((member) => member.account_id),
        account,
      ),
    )
  })
  app.post('/api/v1/lists/:id/accounts', async (c) => {
    const list = await requireList(requireUser(c, 'write:lists'), c.req.param('id'))
    // Unknown ids are ignored.
    const people = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', readAccountIds(await readParams(c.req.raw)))
      .execute()
    const members = people.map((person) => ({ list_id: list.id, account_id: person.id }))
    if (members.length > 0)
      await db
        .insertInto('list_members')
        .values(members)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return c.json({})
  })
  app.delete('/api/v1/lists/:id/accounts', async (c) => {
    const list = await requireList(requireUser(c, 'write:lists'), c.req.param('id'))
    await db
      .deleteFrom('list_members')
      .where('list_id', '=', list.id)
      .where('account_id', 'in', readAccountIds(await readParams(c.req.raw)))
      .execute()
    return c.json({})
  })

  app.get('/api/v1/accounts/:id/lists', async (c) => {
    const account = requireUser(c, 'read:lists')
    const lists = await db
      .selectFrom('lists')
      .innerJoin('list_members', 'list_members.list_id', 'lists.id')
      .select(['lists.id', 'lists.title'])
      .where('lists.account_id', '=', account.id)
      .where('list_members.account_id', '=', c.req.param('id'))
      .orderBy('lists.id', 'desc')
      .execute()
    return c.json(lists.map(view))
  })

  async function requireList(account: AccountRow, id: string) {
    const row = await ownRow(db, 'lists', account, id)
    if (!row) throw failure(404, 'List not found')
    return row
  }
}

function readTitle(params: Params): string {
  const title = params.shortString('title')
  if (title === undefined) throw missingField('title')
  if (title.trim() === '') throw failure(422, "can't be blank")
  return title
}

function readAccountIds(params: Params): string[] {
  const ids = params.strings('account_ids')
  if (!ids) throw missingField('account_ids')
  return ids
}
