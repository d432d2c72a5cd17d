import { requireUser, type AccountRow } from '../auth.ts'
import { cutPage } from '../db/cutPage.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readQuery } from '../http/readParams.ts'
import { setLink } from './responses.ts'

/** Looking up and following hashtags. Only those that have been used exist. */
export function tagRoutes(app: HttpApp, context: Context): void {
  const { db, origin } = context
  // Not the address that posts link to: that one is `/tag/`.
  const view = (name: string, following: boolean) => ({ name, url: `${origin}/tags/${name}`, history: [], following })

  app.get('/api/v1/tags/:name', async (c) => {
    const account = requireUser(c, 'read')
    const name = await requireTag(c.req.param('name'))
    return c.json(view(name, await isFollowing(account, name)))
  })
  app.post('/api/v1/tags/:name/follow', async (c) => {
    const account = requireUser(c, 'write:follows')
    const tag = await requireTag(c.req.param('name'))
    await db
      .insertInto('followed_tags')
      .values({ account_id: account.id, tag })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return c.json(view(tag, true))
  })
  app.post('/api/v1/tags/:name/unfollow', async (c) => {
    const account = requireUser(c, 'write:follows')
    const tag = await requireTag(c.req.param('name'))
    await db.deleteFrom('followed_tags').where('account_id', '=', account.id).where('tag', '=', tag).execute()
    return c.json(view(tag, false))
  })
  app.get('/api/v1/followed_tags', async (c) => {
    const account = requireUser(c, 'read:follows')
    const params = readQuery(c.req.raw)
    const query = db.selectFrom('followed_tags').selectAll().where('account_id', '=', account.id)
    const rows = await cutPage(query, 'followed_tags.id', readPaging(params, { numericIds: true }))
    setLink(
      c,
      context,
      params,
      rows.map((row) => row.id),
    )
    return c.json(rows.map((row) => view(row.tag, true)))
  })

  async function requireTag(text: string): Promise<string> {
    const tag = await db.selectFrom('tags').select('name').where('name', '=', text.replace(/^#/, '').toLowerCase()).executeTakeFirst()
    if (!tag) throw failure(404, 'Hashtag not found')
    return tag.name
  }

  async function isFollowing(account: AccountRow, tag: string): Promise<boolean> {
    return (
      (await db.selectFrom('followed_tags').select('id').where('account_id', '=', account.id).where('tag', '=', tag).executeTakeFirst()) !==
      undefined
    )
  }
}
