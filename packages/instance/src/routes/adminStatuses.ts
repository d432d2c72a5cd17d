import { requireAdmin, requireStaff, type AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { findAccount } from '../domain/findAccount.ts'
import { changeStatus } from '../domain/moderation/changeStatus.ts'
import { deleteStatus } from '../domain/statuses/deleteStatus.ts'
import { readStatuses, type StatusQuery } from '../domain/timelines/selectPage.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { readNumberedPage } from '../http/paging.ts'
import type { Params } from '../http/Params.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderMerged } from '../views/adminAccountView.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import { renderStatus, renderStatuses } from '../views/statusView.ts'
import { visibilities } from './readStatusInput.ts'

const root = '/api/v1/pleroma/admin'

/** Everybody's posts for staff, of any scope where they ask for them all. */
export function adminStatusRoutes(app: HttpApp, context: Context): void {
  const { db } = context
  const all = (): StatusQuery => db.selectFrom('statuses').select('statuses.id')

  app.get(`${root}/statuses`, async (c) => {
    const account = requireAdmin(c, 'admin:read:statuses')
    const params = readQuery(c.req.raw)
    const query = params.bool('local_only') ? all().where('local', '=', 1) : all()
    return c.json((await readPage(query, params, account)).activities)
  })

  app.get(`${root}/users/:nickname/statuses`, async (c) => {
    const account = requireAdmin(c, 'admin:read:statuses')
    const author = await findAccount(context, c.req.param('nickname'))
    if (!author) throw failure(404, 'Not found')
    return c.json(await readPage(all().where('account_id', '=', author.id), readQuery(c.req.raw), account))
  })

  app.get(`${root}/instances/:instance/statuses`, async (c) => {
    const account = requireStaff(c, 'admin:read:statuses')
    const instance = c.req.param('instance')
    const people = db
      .selectFrom('accounts')
      .select('id')
      .where('domain', instance === context.host ? 'is' : '=', instance === context.host ? null : instance)
    return c.json(await readPage(all().where('account_id', 'in', people), readQuery(c.req.raw), account))
  })

  app.get(`${root}/statuses/:id`, async (c) => {
    const account = requireStaff(c, 'admin:read:statuses')
    const [status] = await render([await requireRow(c.req.param('id'))], account)
    return c.json(status)
  })

  app.put(`${root}/statuses/:id`, async (c) => {
    requireStaff(c, 'admin:write:statuses')
    const params = await readParams(c.req.raw)
    const row = await changeStatus(context, await requireRow(c.req.param('id')), {
      sensitive: params.bool('sensitive'),
      visibility: params.oneOf('visibility', visibilities),
    })
    return c.json(await renderStatus(context, row, null))
  })

  app.delete(`${root}/statuses/:id`, async (c) => {
    requireStaff(c, 'admin:write:statuses')
    await deleteStatus(context, await requireRow(c.req.param('id')))
    return c.json({})
  })

  async function readPage(query: StatusQuery, params: Params, account: AccountRow) {
    const { limit, offset } = readNumberedPage(params)
    let result = params.bool('godmode') ? query : query.where('visibility', 'in', ['public', 'unlisted'])
    if (!params.bool('with_reblogs')) result = result.where('reblog_of_id', 'is', null)
    const { total } = await result
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const found = await result.orderBy('statuses.id', 'desc').limit(limit).offset(offset).execute()
    return { activities: await render(await readStatuses(context, found), account), total }
  }

  /** As visitors see them, with their authors as staff sees those. */
  async function render(rows: readonly StatusRow[], account: AccountRow) {
    const authors = await renderMerged(
      context,
      rows.map((row) => row.account_id),
      account,
    )
    const statuses = await renderStatuses(context, rows, null)
    return statuses.map((status, index) => ({ ...status, account: authors.get(rows[index]?.account_id ?? '') ?? status.account }))
  }

  async function requireRow(id: string): Promise<StatusRow> {
    const row = await db.selectFrom('statuses').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw failure(404, 'Not found')
    return row
  }
}
