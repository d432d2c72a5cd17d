import { requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import * as marks from '../domain/statuses/marks.ts'
import { reblog, unreblog } from '../domain/statuses/reblogs.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { readParams } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import { renderStatus } from '../views/statusView.ts'
import { visibilities } from './readStatusInput.ts'

/** Favouriting, repeating, bookmarking, pinning and muting. Each answers the post as it is afterwards. */
export function statusActionRoutes(app: HttpApp, context: Context): void {
  const response = async (c: RequestContext, account: AccountRow, change: Promise<StatusRow>) =>
    c.json(await renderStatus(context, await change, account))

  /** Undoing counts with doing: both together have one limit a post. */
  const throttled = (c: RequestContext, what: string, id: string) => {
    throttle(c, context, 'statusIdAction', `${what} ${id}`)
    throttle(c, context, 'statusesActions')
  }

  app.post('/api/v1/statuses/:id/favourite', async (c) => {
    const account = requireUser(c, 'write:favourites')
    throttled(c, 'favourite', c.req.param('id'))
    return response(c, account, marks.favourite(context, account, c.req.param('id')))
  })
  app.post('/api/v1/statuses/:id/unfavourite', async (c) => {
    const account = requireUser(c, 'write:favourites')
    throttled(c, 'favourite', c.req.param('id'))
    return response(c, account, marks.unfavourite(context, account, c.req.param('id')))
  })
  app.post('/api/v1/statuses/:id/reblog', async (c) => {
    const account = requireUser(c, 'write:statuses')
    throttled(c, 'reblog', c.req.param('id'))
    const visibility = (await readParams(c.req.raw)).oneOf('visibility', visibilities)
    return response(c, account, reblog(context, account, c.req.param('id'), visibility))
  })
  app.post('/api/v1/statuses/:id/unreblog', async (c) => {
    const account = requireUser(c, 'write:statuses')
    throttled(c, 'reblog', c.req.param('id'))
    return response(c, account, unreblog(context, account, c.req.param('id')))
  })
  app.post('/api/v1/statuses/:id/bookmark', async (c) => {
    const account = requireUser(c, 'write:bookmarks')
    const folder = context.config.bookmarkFolders ? (await readParams(c.req.raw)).string('folder_id') : undefined
    return response(c, account, marks.bookmark(context, account, c.req.param('id'), folder ?? null))
  })
  app.post('/api/v1/statuses/:id/unbookmark', async (c) => {
    const account = requireUser(c, 'write:bookmarks')
    return response(c, account, marks.unbookmark(context, account, c.req.param('id')))
  })
  app.post('/api/v1/statuses/:id/pin', async (c) => {
    const account = requireUser(c, 'write:accounts')
    return response(c, account, marks.pin(context, account, c.req.param('id')))
  })
  app.post('/api/v1/statuses/:id/unpin', async (c) => {
    const account = requireUser(c, 'write:accounts')
    return response(c, account, marks.unpin(context, account, c.req.param('id')))
  })
  app.post('/api/v1/statuses/:id/mute', async (c) => {
    const account = requireUser(c, 'write:mutes')
    const expiresIn = (await readParams(c.req.raw)).int('expires_in')
    return response(c, account, marks.muteThread(context, account, c.req.param('id'), expiresIn))
  })
  app.post('/api/v1/statuses/:id/unmute', async (c) => {
    const account = requireUser(c, 'write:mutes')
    return response(c, account, marks.unmuteThread(context, account, c.req.param('id')))
  })
}
