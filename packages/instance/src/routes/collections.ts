import { optionalUser, requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import { cutPage } from '../db/cutPage.ts'
import type { Context } from '../domain/Context.ts'
import { findAccount } from '../domain/findAccount.ts'
import { canSee, loadViewerRelations } from '../domain/viewerRelations.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readQuery } from '../http/readParams.ts'
import { renderStatuses } from '../views/statusView.ts'
import { setLink } from './responses.ts'

/** Favourites and bookmarks. Their pages go by when they were made, not by the posts: the Link header is the only way through. */
export function collectionRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get('/api/v1/favourites', async (c) => {
    const account = requireUser(c, 'read:favourites')
    return respondWithFavourites(c, account, account)
  })

  app.get('/api/v1/pleroma/accounts/:id/favourites', async (c) => {
    const viewer = optionalUser(c, 'read:favourites')
    const account = await findAccount(context, c.req.param('id'))
    if (!account) throw failure(404, 'Record not found')
    if (account.hide_favorites && account.id !== viewer?.id) throw failure(403, "Can't get favorites")
    return respondWithFavourites(c, account, viewer)
  })

  app.get('/api/v1/bookmarks', async (c) => {
    const account = requireUser(c, 'read:bookmarks')
    const params = readQuery(c.req.raw)
    const query = db.selectFrom('bookmarks').select(['id', 'status_id']).where('account_id', '=', account.id)
    const folder = context.config.bookmarkFolders ? params.string('folder_id') : undefined
    const marks = await cutPage(
      folder === undefined ? query : query.where('folder_id', '=', Number(folder)),
      'bookmarks.id',
      readPaging(params, { numericIds: true }),
    )
    setLink(
      c,
      context,
      params,
      marks.map((mark) => mark.id),
    )
    return response(c, marks, account)
  })

  async function respondWithFavourites(c: RequestContext, owner: AccountRow, viewer: AccountRow | null): Promise<Response> {
    const params = readQuery(c.req.raw)
    const query = db.selectFrom('favourites').select(['id', 'status_id']).where('account_id', '=', owner.id)
    const marks = await cutPage(query, 'favourites.id', readPaging(params))
    setLink(
      c,
      context,
      params,
      marks.map((mark) => mark.id),
    )
    return response(c, marks, viewer)
  }

  async function response(c: RequestContext, marks: readonly { status_id: string }[], viewer: AccountRow | null): Promise<Response> {
    const ids = marks.map((mark) => mark.status_id)
    const rows = await db
      .selectFrom('statuses')
      .selectAll()
      .where('id', 'in', ids)
      .where('account_id', 'not in', db.selectFrom('accounts').select('id').where('is_active', '=', 0))
      .execute()
    const reader = viewer && (await loadViewerRelations(context, viewer, { accountIds: rows.map((row) => row.account_id) }))
    const named = viewer
      ? await db
          .selectFrom('status_mentions')
          .select('status_id')
          .where('account_id', '=', viewer.id)
          .where('status_id', 'in', ids)
          .execute()
      : []
    const addressed = new Set(named.map((row) => row.status_id))
    const visible = rows.filter((row) => canSee(row, reader, addressed.has(row.id) && viewer ? [viewer.id] : []))
    return c.json(
      await renderStatuses(
        context,
        ids.flatMap((id) => visible.find((row) => row.id === id) ?? []),
        viewer,
      ),
    )
  }
}
