import { requireUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { listReports, report, REPORT_STATES } from '../domain/reports.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { missingField, recordNotFound } from '../http/HttpError.ts'
import { readNumberedPage } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderOwnReports } from '../views/reportView.ts'

/** Reports to the staff, and one's own reports. */
export function reportRoutes(app: HttpApp, context: Context): void {
  app.post('/api/v1/reports', async (c) => {
    const account = requireUser(c, 'write:reports')
    const params = await readParams(c.req.raw)
    const targetId = params.id('account_id')
    if (targetId === undefined) throw missingField('account_id')
    const id = await report(context, account, {
      targetId,
      statusIds: params.strings('status_ids') ?? [],
      comment: params.string('comment') ?? '',
    })
    return c.json({ id, action_taken: false })
  })

  app.get('/api/v0/pleroma/reports', async (c) => {
    const account = requireUser(c, 'read:reports')
    const params = readQuery(c.req.raw)
    const filter = { state: params.oneOf('state', REPORT_STATES), reporterId: account.id, atMost: params.int('limit') }
    const { ids, total } = await listReports(context, filter, readNumberedPage(params))
    return c.json({ reports: await renderOwnReports(context, ids, account), total })
  })

  app.get('/api/v0/pleroma/reports/:id', async (c) => {
    const account = requireUser(c, 'read:reports')
    const [report] = await renderOwnReports(context, [c.req.param('id')], account)
    if (!report) throw recordNotFound()
    return c.json(report)
  })
}
