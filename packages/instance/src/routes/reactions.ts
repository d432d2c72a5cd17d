import { optionalUser, requireUser, type RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { react, unreact } from '../domain/reactions.ts'
import { findStatus } from '../domain/statuses/findStatus.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { readQuery } from '../http/readParams.ts'
import { renderAccounts } from '../views/accountView.ts'
import { gatherReactions } from '../views/reactionView.ts'
import { renderStatus } from '../views/statusView.ts'

/** Reactions, under Akkoma's paths and Fedibird's. */
export function reactionRoutes(app: HttpApp, context: Context): void {
  for (const path of ['/api/v1/pleroma/statuses/:id/reactions', '/api/v1/statuses/:id/emoji_reactions'] as const) {
    app.put(`${path}/:emoji`, async (c) => {
      const account = requireUser(c, 'write:statuses')
      return c.json(await renderStatus(context, await react(context, account, c.req.param('id'), c.req.param('emoji')), account))
    })
    app.delete(`${path}/:emoji`, async (c) => {
      const account = requireUser(c, 'write:statuses')
      return c.json(await renderStatus(context, await unreact(context, account, c.req.param('id'), c.req.param('emoji')), account))
    })
  }
  app.get('/api/v1/pleroma/statuses/:id/reactions', async (c) => c.json(await list(c, c.req.param('id'))))
  app.get('/api/v1/pleroma/statuses/:id/reactions/:emoji', async (c) => {
    const name = c.req.param('emoji').replace(/^:(.*):$/, '$1')
    return c.json((await list(c, c.req.param('id'))).filter((reaction) => reaction.name === name))
  })

  async function list(c: RequestContext, id: string) {
    const viewer = optionalUser(c, 'read:statuses')
    if (!viewer && !context.config.isPublic) throw failure(403, 'This resource requires authentication.')
    const post = await findStatus(context, id, viewer)
    if (!post) return []
    const withMuted = readQuery(c.req.raw).bool('with_muted') ?? false
    const reactions = (await gatherReactions(context, [post.id], viewer, { withMuted })).get(post.id) ?? []
    const accounts = await renderAccounts(
      context,
      reactions.flatMap((reaction) => reaction.account_ids),
      viewer,
    )
    return reactions.map(({ account_ids, ...reaction }) => ({
      ...reaction,
      accounts: account_ids.flatMap((person) => accounts.get(person) ?? []),
    }))
  }
}
