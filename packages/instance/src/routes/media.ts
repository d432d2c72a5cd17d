import { hasScope, requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { storeMedia } from '../domain/media/storeMedia.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, missingField, recordNotFound } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'
import { isLonger } from '../text/characters.ts'
import { attachmentView, isInTheMaking, uploadView, type MediaRow } from '../views/attachmentView.ts'
import { contentTypeOf } from '../web/contentTypes.ts'
import { respondWithFile } from '../web/fileResponse.ts'
import { sendFile } from '../web/sendFile.ts'

/** Types that a browser may display. Any other upload is a download. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|video\/(mp4|webm|ogg|quicktime)|audio\/(mpeg|mp4|ogg|flac|wav))$/

/** Uploads, and the files themselves. */
export function mediaRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  for (const [path, status] of [
    ['/api/v1/media', 200],
    ['/api/v2/media', 202],
  ] as const) {
    app.post(path, async (c) => {
      const account = requireUploader(c)
      const params = await readParams(c.req.raw)
      const file = params.file('file')
      if (!file) throw missingField('file')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const row = await storeMedia(context, {
        accountId: account.id,
        bytes,
        name: file.name,
        description: params.string('description') ?? '',
      })
      // The first version responds when the file is ready, the second immediately.
      if (status === 202) return c.json(uploadView(context, row), status)
      await processing(context)
      return c.json(attachmentView(context, row), status)
    })
  }

  app.get('/api/v1/media/:id', async (c) => {
    const account = requireUser(c, 'read:media')
    const row = await ownMedia(account, c.req.param('id'))
    return c.json(uploadView(context, row), isInTheMaking(context, row) ? 206 : 200)
  })

  app.put('/api/v1/media/:id', async (c) => {
    const row = await ownMedia(requireUploader(c), c.req.param('id'))
    const description = (await readParams(c.req.raw)).string('description')
    if (description === undefined) return c.json(uploadView(context, row))
    if (isLonger(description, context.config.descriptionLimit)) throw failure(400, 'description_too_long')
    await db.updateTable('media').set({ description }).where('id', '=', row.id).execute()
    return c.json(uploadView(context, { ...row, description }))
  })

  app.get('/media/*', async (c) => {
    const pathname = new URL(c.req.url).pathname.slice('/media'.length)
    const response = await respondWithFile(await context.files.root(), pathname, c.req.raw)
    if (!response) return c.body('Not Found', 404, { 'content-type': contentTypeOf(pathname), 'content-security-policy': 'sandbox' })
    const isDownload = response.status !== 304 && !SHOWN.test(contentTypeOf(pathname))
    return sendFile(c, response, {
      'cache-control': 'public, max-age=1209600',
      // Scripts in it must not run, even if it is opened directly.
      'content-security-policy': 'sandbox',
      ...(isDownload && { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }),
    })
  })

  /** Akkoma names the scope here even to visitors. */
  function requireUploader(c: RequestContext): AccountRow {
    const auth = c.get('auth')
    if (!auth?.account || !hasScope(auth.scopes, 'write:media')) throw failure(403, 'Insufficient permissions: write:media.')
    return auth.account
  }

  async function ownMedia(account: AccountRow, id: string): Promise<MediaRow> {
    const row = /^\d{1,15}$/.test(id) ? await db.selectFrom('media').selectAll().where('id', '=', Number(id)).executeTakeFirst() : undefined
    if (!row) throw recordNotFound()
    if (row.account_id !== account.id) throw failure(403, 'Access denied')
    return row
  }
}

/** Resolves when the server has processed a new file, or closes. */
function processing({ clock, closing, config }: Context): Promise<void> {
  return new Promise((resolve) => {
    if (config.mediaProcessing === 0 || closing.aborted) return resolve()
    const end = () => {
      timer.cancel()
      closing.removeEventListener('abort', end)
      resolve()
    }
    const timer = clock.after(config.mediaProcessing, end)
    closing.addEventListener('abort', end)
    return undefined
  })
}
