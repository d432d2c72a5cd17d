import { requireUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { report } from '../domain/reports.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { missingField } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

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
}
