import { requireAdmin } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { announce, changeAnnouncement, requireAnnouncement, type AnnouncementFields } from '../domain/moderation/announcements.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { missingField } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import type { Params } from '../http/Params.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderAdminAnnouncement } from '../views/announcementView.ts'
import { readTime } from './readStatusInput.ts'

const root = '/api/v1/pleroma/admin/announcements'

/** The server's announcements, edited by admins. */
export function adminAnnouncementRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get(root, async (c) => {
    requireAdmin(c, 'admin:read')
    const { limit, offset } = readPaging(readQuery(c.req.raw), { maxLimit: 100 })
    const rows = await db.selectFrom('announcements').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
    return c.json(rows.map((row) => renderAdminAnnouncement(row)))
  })

  app.post(root, async (c) => {
    requireAdmin(c, 'admin:write')
    const input = readInput(await readParams(c.req.raw))
    if (input.content === undefined) throw missingField('content')
    return c.json(renderAdminAnnouncement(await announce(context, input)))
  })

  app.get(`${root}/:id`, async (c) => {
    requireAdmin(c, 'admin:read')
    return c.json(renderAdminAnnouncement(await requireAnnouncement(context, c.req.param('id'))))
  })

  app.patch(`${root}/:id`, async (c) => {
    requireAdmin(c, 'admin:write')
    const input = readInput(await readParams(c.req.raw))
    return c.json(renderAdminAnnouncement(await changeAnnouncement(context, c.req.param('id'), input)))
  })

  app.delete(`${root}/:id`, async (c) => {
    requireAdmin(c, 'admin:write')
    const { id } = await requireAnnouncement(context, c.req.param('id'))
    await db.deleteFrom('announcements').where('id', '=', id).execute()
    return c.json({})
  })
}

function readInput(params: Params): AnnouncementFields {
  const time = (name: string) => (params.values[name] === null ? null : readTime(params, name))
  return { content: params.string('content'), startsAt: time('starts_at'), endsAt: time('ends_at'), allDay: params.bool('all_day') }
}
