import { requireAdmin, requireStaff } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { readQuery } from '../http/readParams.ts'

const root = '/api/v1/pleroma/admin'

/** Data of the server for staff. */
export function adminServerRoutes(app: HttpApp, context: Context): void {
  const { db, host } = context

  app.get(`${root}/stats`, async (c) => {
    requireStaff(c, 'admin:read')
    const instance = readQuery(c.req.raw).string('instance')
    const here = instance === host ? null : instance
    const people = db
      .selectFrom('accounts')
      .select('id')
      .where('domain', here === null ? 'is' : '=', here ?? null)
    let query = db.selectFrom('statuses').where('reblog_of_id', 'is', null)
    if (instance !== undefined) query = query.where('account_id', 'in', people)
    const rows = await query
      .select((select) => ['visibility', select.fn.countAll<number>().as('count')])
      .groupBy('visibility')
      .execute()
    const countOf = (visibility: string) => rows.find((row) => row.visibility === visibility)?.count ?? 0
    const [direct, secret, open, unlisted] = ['direct', 'private', 'public', 'unlisted'].map((name) => countOf(name))
    return c.json({ status_visibility: { direct, private: secret, public: open, unlisted } })
  })

  // Emoji are read from the database each time, and no setting waits for a new start.
  app.post(`${root}/reload_emoji`, (c) => {
    requireStaff(c, 'admin:write')
    return c.json('ok')
  })
  app.get(`${root}/need_reboot`, (c) => {
    requireAdmin(c, 'admin:read')
    return c.json({ need_reboot: false })
  })

  // There is no federation, and so nothing that passes posts on.
  app.get(`${root}/relay`, (c) => {
    requireAdmin(c, 'admin:read')
    return c.json({ relays: [] })
  })
}
