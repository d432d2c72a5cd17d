import { requireUser, type AccountRow } from '../auth.ts'
import { cutPage } from '../db/cutPage.ts'
import { ownRow } from '../db/ownRow.ts'
import type { Context } from '../domain/Context.ts'
import { isScheduled, type ScheduledRow } from '../domain/statuses/schedule.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, recordNotFound } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderScheduled } from '../views/scheduledView.ts'
import { setLink } from './responses.ts'
import { readTime } from './readStatusInput.ts'

export function scheduledStatusRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get('/api/v1/scheduled_statuses', async (c) => {
    const account = requireUser(c, 'read:statuses')
    const params = readQuery(c.req.raw)
    const query = db.selectFrom('scheduled_statuses').selectAll().where('account_id', '=', account.id)
    const rows = await cutPage(query, 'scheduled_statuses.id', readPaging(params, { numericIds: true }))
    setLink(
      c,
      context,
      params,
      rows.map((row) => row.id),
    )
    return c.json(await Promise.all(rows.map((row) => renderScheduled(context, row))))
  })
  app.get('/api/v1/scheduled_statuses/:id', async (c) => {
    const account = requireUser(c, 'read:statuses')
    return c.json(await renderScheduled(context, await requireScheduled(account, c.req.param('id'))))
  })
  app.put('/api/v1/scheduled_statuses/:id', async (c) => {
    const account = requireUser(c, 'write:statuses')
    const row = await requireScheduled(account, c.req.param('id'))
    const at = readTime(await readParams(c.req.raw), 'scheduled_at') ?? row.scheduled_at
    if (!isScheduled(context, at)) throw failure(422, 'must be at least 5 minutes from now')
    const moved = await db
      .updateTable('scheduled_statuses')
      .set({ scheduled_at: at })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return c.json(await renderScheduled(context, moved))
  })
  app.delete('/api/v1/scheduled_statuses/:id', async (c) => {
    const account = requireUser(c, 'write:statuses')
    const row = await requireScheduled(account, c.req.param('id'))
    const view = await renderScheduled(context, row)
    await db.deleteFrom('scheduled_statuses').where('id', '=', row.id).execute()
    return c.json(view)
  })

  async function requireScheduled(account: AccountRow, id: string): Promise<ScheduledRow> {
    const row = await ownRow(db, 'scheduled_statuses', account, id)
    if (!row) throw recordNotFound()
    return row
  }
}
