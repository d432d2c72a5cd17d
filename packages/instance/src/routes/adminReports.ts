import { requireStaff } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { addReportNote, deleteReportNote, listReports, REPORT_STATES, setReportStates } from '../domain/reports.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, missingField } from '../http/HttpError.ts'
import { readNumberedPage } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderReports } from '../views/reportView.ts'

const root = '/api/v1/pleroma/admin/reports'

/** Reports, for all staff. */
export function adminReportRoutes(app: HttpApp, context: Context): void {
  app.get(root, async (c) => {
    const account = requireStaff(c, 'admin:read:reports')
    const params = readQuery(c.req.raw)
    const filter = { state: params.oneOf('state', REPORT_STATES), atMost: params.int('limit') }
    const { ids, total } = await listReports(context, filter, readNumberedPage(params))
    const reports = await renderReports(context, ids, account)
    return c.json({ reports: ids.flatMap((id) => reports.get(id) ?? []), total })
  })

  app.get(`${root}/:id`, async (c) => {
    const account = requireStaff(c, 'admin:read:reports')
    const report = (await renderReports(context, [c.req.param('id')], account)).get(c.req.param('id'))
    if (!report) throw failure(404, 'Not found')
    return c.json(report)
  })

  app.patch(root, async (c) => {
    requireStaff(c, 'admin:write:reports')
    const desired = (await readParams(c.req.raw)).objects('reports')
    if (!desired) throw missingField('reports')
    await setReportStates(
      context,
      desired.map((entry) => ({ id: entry.id('id') ?? '', state: entry.oneOf('state', REPORT_STATES) })),
    )
    return c.body(null, 204)
  })

  app.post(`${root}/:id/notes`, async (c) => {
    const account = requireStaff(c, 'admin:write:reports')
    const content = (await readParams(c.req.raw)).string('content') ?? ''
    await addReportNote(context, account, c.req.param('id'), content)
    return c.body(null, 204)
  })

  app.delete(`${root}/:report/notes/:id`, async (c) => {
    requireStaff(c, 'admin:write:reports')
    await deleteReportNote(context, c.req.param('report'), Number(c.req.param('id')))
    return c.body(null, 204)
  })
}
