import { requireUser } from '../auth.ts'
import type { NotificationRowType } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { findNotification, listNotifications, markRead } from '../domain/notifications/notifications.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderNotifications } from '../views/notificationView.ts'
import { setLink } from './responses.ts'
import { visibilities } from './readStatusInput.ts'

/** `update` is missing on purpose: Akkoma 3.16 does not know it as a filter and drops it. */
const filterable: readonly NotificationRowType[] = [
  'mention',
  'favourite',
  'reblog',
  'follow',
  'follow_request',
  'poll',
  'move',
  'pleroma:emoji_reaction',
  'pleroma:report',
]

export function notificationRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get('/api/v1/notifications', async (c) => {
    const account = requireUser(c, 'read:notifications')
    const params = readQuery(c.req.raw)
    const fromAccountId = params.id('account_id')
    if (fromAccountId !== undefined && !(await db.selectFrom('accounts').select('id').where('id', '=', fromAccountId).executeTakeFirst())) {
      throw failure(404, 'Account is not found')
    }
    const filter = {
      include: params.manyOf('include_types', filterable),
      exclude: params.manyOf('exclude_types', filterable),
      excludeVisibilities: params.manyOf('exclude_visibilities', visibilities),
      fromAccountId,
      withMuted: params.bool('with_muted') ?? false,
    }
    const rows = await listNotifications(context, account, filter, readPaging(params, { numericIds: true }))
    setLink(
      c,
      context,
      params,
      rows.map((row) => row.id),
    )
    return c.json(await renderNotifications(context, rows, account))
  })

  app.post('/api/v1/pleroma/notifications/read', async (c) => {
    const account = requireUser(c, 'write:notifications')
    const params = await readParams(c.req.raw)
    const id = params.int('id')
    const maxId = params.int('max_id')
    if (id !== undefined) {
      const [row] = await markRead(context, account, { id })
      if (!row) throw failure(400, 'Cannot get notification')
      return c.json((await renderNotifications(context, [row], account))[0])
    }
    if (maxId === undefined) throw crashed(400)
    return c.json(await renderNotifications(context, await markRead(context, account, { maxId }), account))
  })

  app.post('/api/v1/notifications/clear', async (c) => {
    const account = requireUser(c, 'write:notifications')
    await db.deleteFrom('notifications').where('account_id', '=', account.id).execute()
    return c.json({})
  })

  app.delete('/api/v1/notifications/destroy_multiple', async (c) => {
    const account = requireUser(c, 'write:notifications')
    const ids = (await readParams(c.req.raw)).strings('ids') ?? []
    await db.deleteFrom('notifications').where('account_id', '=', account.id).where('id', 'in', ids.map(Number)).execute()
    return c.json({})
  })

  app.get('/api/v1/notifications/:id', async (c) => {
    const account = requireUser(c, 'read:notifications')
    const id = c.req.param('id')
    if (!/^\d+$/.test(id)) throw crashed(400)
    const row = await findNotification(context, account, Number(id))
    if (!row) throw failure(403, 'Cannot get notification')
    return c.json((await renderNotifications(context, [row], account))[0])
  })

  app.post('/api/v1/notifications/:id/dismiss', async (c) => {
    const account = requireUser(c, 'write:notifications')
    const done = await db
      .deleteFrom('notifications')
      .where('account_id', '=', account.id)
      .where('id', '=', Number(c.req.param('id')))
      .executeTakeFirst()
    if (done.numDeletedRows === 0n) throw failure(403, 'Cannot dismiss notification')
    return c.json({})
  })
}
