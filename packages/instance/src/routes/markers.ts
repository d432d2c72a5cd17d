import { requireUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { readParams, readQuery } from '../http/readParams.ts'

/** Akkoma keeps a marker of notifications only; others are passed over. */
const timeline = 'notifications'

export function markerRoutes(app: HttpApp, context: Context): void {
  const { clock, db } = context

  app.get('/api/v1/markers', async (c) => {
    const account = requireUser(c, 'read:statuses')
    const desired = readQuery(c.req.raw).strings('timeline') ?? []
    return c.json(desired.includes(timeline) ? await show(account.id) : {})
  })

  app.post('/api/v1/markers', async (c) => {
    const account = requireUser(c, 'write:statuses')
    const lastReadId = (await readParams(c.req.raw)).object(timeline)?.id('last_read_id')
    if (lastReadId === undefined) return c.json({})
    const marker = { last_read_id: lastReadId, updated_at: clock.now() }
    await db
      .insertInto('markers')
      .values({ account_id: account.id, timeline, version: 0, ...marker })
      .onConflict((conflict) => conflict.columns(['account_id', 'timeline']).doUpdateSet(marker))
      .execute()
    return c.json(await show(account.id))
  })

  async function show(accountId: string) {
    const marker = await db
      .selectFrom('markers')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('timeline', '=', timeline)
      .executeTakeFirst()
    if (!marker) return {}
    const { count } = await db
      .selectFrom('notifications')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('seen', '=', 0)
      .executeTakeFirstOrThrow()
    return {
      [timeline]: {
        last_read_id: marker.last_read_id,
        version: marker.version,
        updated_at: new Date(marker.updated_at).toISOString().slice(0, 19),
        pleroma: { unread_count: count },
      },
    }
  }
}
