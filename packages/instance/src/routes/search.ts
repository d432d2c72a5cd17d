import { optionalUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { searchAccounts, searchHashtags, searchStatuses } from '../domain/search.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { renderAccountList } from '../views/accountView.ts'
import { renderStatuses } from '../views/statusView.ts'

export function searchRoutes(app: HttpApp, context: Context): void {
  app.get('/api/v2/search', async (c) => {
    const viewer = optionalUser(c, 'read:search')
    if (!viewer && !context.config.isPublic) throw failure(403, 'This resource requires authentication.')
    throttle(c, context, viewer ? 'searchByPerson' : 'searchByVisitor')
    const params = readQuery(c.req.raw)
    const text = params.requiredString('q')
    const type = params.oneOf('type', ['accounts', 'statuses', 'hashtags'])
    const page = { limit: Math.min(Math.max(params.int('limit') ?? 20, 0), 40), offset: Math.max(params.int('offset') ?? 0, 0) }
    const includes = (kind: typeof type) => type === undefined || type === kind
    const ids = includes('accounts')
      ? await searchAccounts(context, viewer, text, { ...page, following: params.bool('following') ?? false })
      : []
    const rows = includes('statuses') ? await searchStatuses(context, viewer, text, { ...page, accountId: params.id('account_id') }) : []
    const tags = includes('hashtags') ? searchHashtags(text, page) : []
    return c.json({
      accounts: await renderAccountList(context, ids, viewer, { withRelationships: params.bool('with_relationships') ?? false }),
      statuses: await renderStatuses(context, rows, viewer),
      hashtags: tags.map((name) => ({ name, url: `${context.origin}/tag/${name}` })),
    })
  })
}
