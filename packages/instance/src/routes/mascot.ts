import { requireUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { sniff } from '../domain/media/sniff.ts'
import { storeMedia } from '../domain/media/storeMedia.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, missingField } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'
import { attachmentView } from '../views/attachmentView.ts'

const defaultValue = {
  id: 'default-mascot',
  url: '/images/avi.png',
  preview_url: '/images/avi.png',
  pleroma: { mime_type: 'image/png' },
}

/** The image next to the composer of some clients. */
export function mascotRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get('/api/v1/pleroma/mascot', async (c) => {
    const account = requireUser(c, 'read:accounts')
    const media = await db
      .selectFrom('media')
      .innerJoin('users', 'users.mascot_media_id', 'media.id')
      .selectAll('media')
      .where('users.account_id', '=', account.id)
      .executeTakeFirst()
    return c.json(media ? attachmentView(context, media) : defaultValue)
  })

  app.put('/api/v1/pleroma/mascot', async (c) => {
    const account = requireUser(c, 'write:accounts')
    const file = (await readParams(c.req.raw)).file('file')
    if (!file) throw missingField('file')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (sniff(bytes).kind !== 'image') throw failure(415, 'mascots can only be images')
    const media = await storeMedia(context, { accountId: account.id, bytes, name: file.name, description: '' })
    await db.updateTable('users').set({ mascot_media_id: media.id }).where('account_id', '=', account.id).execute()
    return c.json(attachmentView(context, media))
  })
}
