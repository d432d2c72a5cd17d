import { requireUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { recordNotFound } from '../http/HttpError.ts'
import { renderAnnouncement } from '../views/announcementView.ts'

/** Announcements for all users. */
export function announcementRoutes(app: HttpApp, { clock, db }: Context): void {
  app.get('/api/v1/announcements', async (c) => {
    const account = requireUser(c)
    const now = clock.now()
    const [rows, dismissed] = await Promise.all([
      db
        .selectFrom('announcements')
        .selectAll()
        .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<', now)]))
        .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
        .orderBy('id', 'desc')
        .execute(),
      db.selectFrom('announcement_dismissals').select('announcement_id').where('account_id', '=', account.id).execute(),
    ])
    const read = new Set(dismissed.map((row) => row.announcement_id))
    return c.json(rows.map((row) => renderAnnouncement(row, read.has(row.id))))
  })

  app.post('/api/v1/announcements/:id/dismiss', async (c) => {
    const account = requireUser(c, 'write:accounts')
    const row = await db.selectFrom('announcements').select('id').where('id', '=', c.req.param('id')).executeTakeFirst()
    if (!row) throw recordNotFound()
    await db
      .insertInto('announcement_dismissals')
      .values({ announcement_id: row.id, account_id: account.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return c.json({})
  })
}
