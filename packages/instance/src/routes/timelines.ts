import { optionalUser, requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { findAccount } from '../domain/findAccount.ts'
import type { TimelineFilter } from '../domain/timelines/filters.ts'
import * as timelines from '../domain/timelines/timelines.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { isShownTo } from '../views/accountView.ts'
import { respondWithTimeline } from './responses.ts'
import { visibilities } from './readStatusInput.ts'

/** Home, public, bubble, tag, list and direct timelines, and the posts of one person. */
export function timelineRoutes(app: HttpApp, context: Context): void {
  const throttled = (c: RequestContext, kind: string) => throttle(c, context, 'timeline', kind)

  app.get('/api/v1/timelines/home', async (c) => {
    const viewer = requireUser(c, 'read:statuses')
    throttled(c, 'home')
    const params = readQuery(c.req.raw)
    return respondWithTimeline(c, context, params, await timelines.homeTimeline(context, viewer, readFilter(params)), viewer)
  })

  app.get('/api/v1/timelines/public', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    throttled(c, 'public')
    const params = readQuery(c.req.raw)
    const filter = { ...readFilter(params), instance: params.string('instance') }
    if (!filter.local && !context.config.federatedTimelineAvailable) throw failure(404, 'Federated timeline is disabled')
    requireOpen(viewer, filter.local ? 'localTimeline' : 'federatedTimeline')
    return respondWithTimeline(c, context, params, await timelines.publicTimeline(context, viewer, filter), viewer)
  })

  app.get('/api/v1/timelines/bubble', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    throttled(c, 'bubble')
    const params = readQuery(c.req.raw)
    requireOpen(viewer, 'bubbleTimeline')
    return respondWithTimeline(c, context, params, await timelines.bubbleTimeline(context, viewer, readFilter(params)), viewer)
  })

  app.get('/api/v1/timelines/direct', async (c) => {
    const viewer = requireUser(c, 'read:statuses')
    throttled(c, 'direct')
    const params = readQuery(c.req.raw)
    return respondWithTimeline(c, context, params, await timelines.directTimeline(context, viewer, readFilter(params)), viewer)
  })

  app.get('/api/v1/timelines/tag/:tag', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    throttled(c, 'tag')
    const params = readQuery(c.req.raw)
    const filter = readFilter(params)
    requireOpen(viewer, filter.local ? 'localTimeline' : 'federatedTimeline')
    const tags = {
      any: [c.req.param('tag'), ...(params.strings('any') ?? [])],
      all: params.strings('all') ?? [],
      none: params.strings('none') ?? [],
    }
    return respondWithTimeline(c, context, params, await timelines.tagTimeline(context, viewer, tags, filter), viewer)
  })

  app.get('/api/v1/timelines/list/:id', async (c) => {
    const viewer = requireUser(c, 'read:lists')
    throttled(c, 'list')
    const params = readQuery(c.req.raw)
    const list = await context.db
      .selectFrom('lists')
      .select('id')
      .where('id', '=', Number(c.req.param('id')))
      .where('account_id', '=', viewer.id)
      .executeTakeFirst()
    if (!list) throw failure(403, 'Error.')
    return respondWithTimeline(c, context, params, await timelines.listTimeline(context, viewer, list.id, readFilter(params)), viewer)
  })

  app.get('/api/v1/accounts/:id/statuses', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    const params = readQuery(c.req.raw)
    if (!viewer && !context.config.isPublic) throw failure(401, 'This API requires an authenticated user')
    const author = await findAccount(context, c.req.param('id'))
    if (!author || !isShownTo(author, viewer)) throw failure(404, "Can't find user")
    const query = await timelines.profileTimeline(context, viewer, author, {
      ...readFilter(params),
      pinned: params.bool('pinned') ?? false,
      excludeReplies: params.bool('exclude_replies') ?? false,
      excludeReblogs: params.bool('exclude_reblogs') ?? false,
      tagged: params.string('tagged'),
    })
    return respondWithTimeline(c, context, params, query, viewer)
  })

  function requireOpen(viewer: AccountRow | null, timeline: keyof typeof context.config.restrictVisitors): void {
    if (!viewer && (!context.config.isPublic || context.config.restrictVisitors[timeline]))
      throw failure(401, 'authorization required for timeline view')
  }
}

function readFilter(params: Params): TimelineFilter {
  return {
    onlyMedia: params.bool('only_media') ?? false,
    local: params.bool('local') ?? false,
    remote: params.bool('remote') ?? false,
    withMuted: params.bool('with_muted') ?? false,
    replyVisibility: params.oneOf('reply_visibility', ['following', 'self']),
    excludeVisibilities: params.manyOf('exclude_visibilities', visibilities),
  }
}
