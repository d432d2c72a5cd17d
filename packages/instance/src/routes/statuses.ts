import { optionalUser, requireUser, type AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { createStatus } from '../domain/statuses/createStatus.ts'
import { deleteStatus, requireDeletable } from '../domain/statuses/deleteStatus.ts'
import { editStatus } from '../domain/statuses/editStatus.ts'
import { findStatus, isVisible, requirePost, requireStatus } from '../domain/statuses/findStatus.ts'
import { previewStatus } from '../domain/statuses/previewStatus.ts'
import { isScheduled, scheduleStatus } from '../domain/statuses/schedule.ts'
import { readStatuses } from '../domain/timelines/selectPage.ts'
import { contextTimeline } from '../domain/timelines/timelines.ts'
import { translate } from '../domain/translation/translate.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure, somethingWentWrong } from '../http/HttpError.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { renderAccountList } from '../views/accountView.ts'
import { renderHistory } from '../views/historyView.ts'
import { renderScheduled } from '../views/scheduledView.ts'
import { renderStatus, renderStatuses } from '../views/statusView.ts'
import { readStatusInput, readTime } from './readStatusInput.ts'

/** Creating, reading, editing and deleting posts. Readers' actions are in `statusActions`. */
export function statusRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.post('/api/v1/statuses', async (c) => {
    const account = requireUser(c, 'write:statuses')
    throttle(c, context, 'statusesActions')
    const params = await readParams(c.req.raw)
    const input = readStatusInput(params)
    const scheduledAt = readTime(params, 'scheduled_at')
    if (scheduledAt !== undefined && isScheduled(context, scheduledAt)) {
      return c.json(await renderScheduled(context, await scheduleStatus(context, account, input, scheduledAt)))
    }
    if (params.bool('preview')) return c.json(await previewStatus(context, account, input))
    return c.json(await renderStatus(context, await createStatus(context, account, input), account))
  })

  app.get('/api/v1/statuses', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    const ids = readQuery(c.req.raw).strings('ids')
    if (!ids) throw crashed(400)
    const rows = await db.selectFrom('statuses').selectAll().where('id', 'in', ids.slice(0, 100)).execute()
    const visible = await Promise.all(rows.map((row) => isVisible(context, row, viewer)))
    const shown = rows.filter((_row, index) => visible[index])
    return c.json(
      await renderStatuses(
        context,
        ids.flatMap((id) => shown.find((row) => row.id === id) ?? []),
        viewer,
      ),
    )
  })

  app.get('/api/v1/statuses/:id', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    return c.json(await renderStatus(context, await requireStatus(context, c.req.param('id'), viewer), viewer))
  })

  app.put('/api/v1/statuses/:id', async (c) => {
    const account = requireUser(c, 'write:statuses')
    throttle(c, context, 'statusesActions')
    const input = readStatusInput(await readParams(c.req.raw))
    return c.json(await renderStatus(context, await editStatus(context, account, c.req.param('id'), input), account))
  })

  app.delete('/api/v1/statuses/:id', async (c) => {
    const account = requireUser(c, 'write:statuses')
    throttle(c, context, 'statusesActions')
    const row = await requireDeletable(context, account, c.req.param('id'))
    // The deleted post with its source text, for a redraft.
    const status = { ...(await renderStatus(context, row, account)), text: row.source }
    await deleteStatus(context, row)
    return c.json(status)
  })

  app.get('/api/v1/statuses/:id/context', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    requirePublic(viewer)
    const id = c.req.param('id')
    const row = await db.selectFrom('statuses').select(['id', 'context']).where('id', '=', id).executeTakeFirst()
    if (!row) throw somethingWentWrong()
    // The whole conversation, split at the requested post: older ones count as ancestors, in any branch.
    const query = await contextTimeline(context, viewer, row.context)
    const rows = await readStatuses(context, await query.where('statuses.id', '!=', id).execute())
    const statuses = await renderStatuses(context, rows.toReversed(), viewer)
    return c.json({ ancestors: statuses.filter((status) => status.id < id), descendants: statuses.filter((status) => status.id > id) })
  })

  app.get('/api/v1/statuses/:id/source', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    requirePublic(viewer)
    const row = await requirePost(context, c.req.param('id'), viewer)
    return c.json({ id: row.id, text: row.source ?? '', spoiler_text: row.spoiler_text, content_type: row.source_type ?? 'text/plain' })
  })

  app.get('/api/v1/statuses/:id/history', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    requirePublic(viewer)
    return c.json(await renderHistory(context, await requirePost(context, c.req.param('id'), viewer), viewer))
  })

  app.get('/api/v1/statuses/:id/favourited_by', async (c) => {
    const viewer = optionalUser(c, 'read:accounts')
    requirePublic(viewer)
    const row = await findStatus(context, c.req.param('id'), viewer)
    const people = await db
      .selectFrom('favourites')
      .select('account_id')
      .where('status_id', '=', row?.id ?? '')
      .orderBy('id', 'desc')
      .execute()
    return c.json(
      await renderAccountList(
        context,
        people.map((person) => person.account_id),
        viewer,
      ),
    )
  })

  app.get('/api/v1/statuses/:id/reblogged_by', async (c) => {
    const viewer = optionalUser(c, 'read:accounts')
    requirePublic(viewer)
    const row = await findStatus(context, c.req.param('id'), viewer)
    const people = await db
      .selectFrom('statuses')
      .select('account_id')
      .where('reblog_of_id', '=', row?.id ?? '')
      .where('visibility', '!=', 'private')
      .orderBy('id', 'desc')
      .execute()
    return c.json(
      await renderAccountList(
        context,
        people.map((person) => person.account_id),
        viewer,
      ),
    )
  })

  app.get('/api/v1/statuses/:id/translations/:language', async (c) => {
    const account = requireUser(c, 'read:statuses')
    const known = await db.selectFrom('statuses').select('id').where('id', '=', c.req.param('id')).executeTakeFirst()
    if (!known) throw somethingWentWrong()
    const row = await requireStatus(context, known.id, account)
    if (!context.config.translation) throw failure(400, 'Translation is not enabled')
    return c.json(translate(row, c.req.param('language'), readQuery(c.req.raw).string('from')))
  })

  /** A private instance shows visitors nothing of a conversation. */
  function requirePublic(viewer: AccountRow | null): void {
    if (!viewer && !context.config.isPublic) throw failure(403, 'This resource requires authentication.')
  }
}
