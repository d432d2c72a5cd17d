import { requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { findAccount } from '../domain/findAccount.ts'
import { acceptRequest, follow, rejectRequest, removeFollower, unfollow } from '../domain/relations/follow.ts'
import { relatedTo, requestsTo } from '../domain/relations/lists.ts'
import * as restrict from '../domain/relations/restrict.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, recordNotFound } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { renderAccountList } from '../views/accountView.ts'
import { renderRelationships } from '../views/relationshipView.ts'
import { setLink } from './responses.ts'

/** Actions on other accounts: following, blocking, muting, notes. Each returns the changed relationship. */
export function relationshipRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.post('/api/v1/accounts/:id/follow', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    throttled(c, c.req.param('id'))
    const params = await readParams(c.req.raw)
    const target = await targetOf(c.req.param('id'))
    await follow(context, account, target, { reblogs: params.bool('reblogs') ?? true, notify: params.bool('notify') ?? false })
    return response(c, account, target)
  })
  app.post('/api/v1/follows', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    const uri = (await readParams(c.req.raw)).requiredString('uri')
    throttled(c, uri)
    const target = await targetOf(uri)
    await follow(context, account, target, { reblogs: true, notify: undefined })
    return response(c, account, target)
  })
  app.post('/api/v1/accounts/:id/unfollow', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    throttled(c, c.req.param('id'))
    const target = await targetOf(c.req.param('id'))
    await unfollow(context, account, target)
    return response(c, account, target)
  })
  app.post('/api/v1/accounts/:id/remove_from_followers', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    throttled(c, c.req.param('id'))
    const target = await targetOf(c.req.param('id'))
    await removeFollower(context, account, target)
    return response(c, account, target)
  })

  app.post('/api/v1/accounts/:id/block', async (c) => {
    const account = requireUser(c, 'follow', 'write:blocks')
    const target = await targetOf(c.req.param('id'))
    await restrict.block(context, account, target)
    return response(c, account, target)
  })
  app.post('/api/v1/accounts/:id/unblock', async (c) => {
    const account = requireUser(c, 'follow', 'write:blocks')
    const target = await targetOf(c.req.param('id'))
    await restrict.unblock(context, account, target)
    return response(c, account, target)
  })
  app.post('/api/v1/accounts/:id/mute', async (c) => {
    const account = requireUser(c, 'follow', 'write:mutes')
    const target = await targetOf(c.req.param('id'))
    const params = await readParams(c.req.raw)
    const expiresIn = params.int('expires_in') || params.int('duration') || 0
    await restrict.mute(context, account, target, { notifications: params.bool('notifications') ?? true, expiresIn })
    return response(c, account, target)
  })
  app.post('/api/v1/accounts/:id/unmute', async (c) => {
    const account = requireUser(c, 'follow', 'write:mutes')
    const target = await targetOf(c.req.param('id'))
    await restrict.unmute(context, account, target)
    return response(c, account, target)
  })
  app.post('/api/v1/accounts/:id/note', async (c) => {
    const account = requireUser(c, 'write:accounts')
    const target = await targetOf(c.req.param('id'))
    const comment = (await readParams(c.req.raw)).shortString('comment')
    if (comment === undefined) throw crashed(400)
    await restrict.setNote(context, account, target, comment)
    return response(c, account, target)
  })
  app.post('/api/v1/pleroma/accounts/:id/subscribe', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    const target = await targetOf(c.req.param('id'))
    await restrict.subscribe(context, account, target)
    return response(c, account, target)
  })
  app.post('/api/v1/pleroma/accounts/:id/unsubscribe', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    const target = await targetOf(c.req.param('id'))
    await restrict.unsubscribe(context, account, target)
    return response(c, account, target)
  })

  app.get('/api/v1/follow_requests', async (c) => {
    const account = requireUser(c, 'follow', 'read:follows')
    const params = readQuery(c.req.raw)
    const { rows, cursors } = await requestsTo(context, account, readPaging(params, { numericIds: true }))
    setLink(c, context, params, cursors)
    return c.json(
      await renderAccountList(
        context,
        rows.map((row) => row.id),
        account,
      ),
    )
  })
  app.post('/api/v1/follow_requests/:id/authorize', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    const target = await targetOf(c.req.param('id'))
    await acceptRequest(context, account, target)
    return response(c, account, target)
  })
  app.post('/api/v1/follow_requests/:id/reject', async (c) => {
    const account = requireUser(c, 'follow', 'write:follows')
    const target = await targetOf(c.req.param('id'))
    await rejectRequest(context, account, target)
    return response(c, account, target)
  })

  for (const [path, kind, scope] of [
    ['mutes', 'mute', 'read:mutes'],
    ['blocks', 'block', 'read:blocks'],
  ] as const) {
    app.get(`/api/v1/${path}`, async (c) => {
      const account = requireUser(c, 'follow', scope)
      const params = readQuery(c.req.raw)
      const ids = (await relatedTo(context, account, kind, readPaging(params))).map((row) => row.id)
      setLink(c, context, params, ids)
      return c.json(await renderAccountList(context, ids, account, { withRelationships: params.bool('with_relationships') ?? false }))
    })
  }

  app.get('/api/v1/domain_blocks', async (c) => {
    const account = requireUser(c, 'follow', 'read:blocks')
    const rows = await db.selectFrom('domain_blocks').select('domain').where('account_id', '=', account.id).execute()
    return c.json(rows.map((row) => row.domain))
  })
  app.post('/api/v1/domain_blocks', async (c) => {
    const account = requireUser(c, 'follow', 'write:blocks')
    await restrict.blockDomain(context, account, await domainOf(c))
    return c.json({})
  })
  app.delete('/api/v1/domain_blocks', async (c) => {
    const account = requireUser(c, 'follow', 'write:blocks')
    await restrict.unblockDomain(context, account, await domainOf(c))
    return c.json({})
  })

  function throttled(c: RequestContext, target: string): void {
    throttle(c, context, 'relationIdAction', target)
    throttle(c, context, 'relationsActions')
  }

  async function targetOf(id: string): Promise<AccountRow> {
    const target = await findAccount(context, id)
    if (!target) throw recordNotFound()
    return target
  }

  async function response(c: RequestContext, account: AccountRow, target: AccountRow): Promise<Response> {
    return c.json((await renderRelationships(context, account.id, [target.id])).get(target.id))
  }

  async function domainOf(c: RequestContext): Promise<string> {
    const domain = (await readParams(c.req.raw)).shortString('domain')
    if (domain === undefined) throw crashed(400)
    return domain.trim().toLowerCase()
  }
}
