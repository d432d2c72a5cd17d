import { failure } from '../../http/HttpError.ts'
import type { MediaRow } from '../../views/attachmentView.ts'
import type { Context } from '../Context.ts'
import { readImage } from './images.ts'
import { isLonger } from '../../text/characters.ts'
import { sniff, videoSize } from './sniff.ts'

export interface UploadedFile {
  accountId: string
  bytes: Uint8Array
  /** As its sender called it; shown, never used as a path. */
  name: string
  description: string
}

/**
 * Stores a file under a random name, by its detected type. Images are re-encoded.
 * @throws HttpError 400 for one that is too large, over-described, or a picture that cannot be read
 */
export async function storeMedia(context: Context, upload: UploadedFile): Promise<MediaRow> {
  const { config, db, clock, files } = context
  if (upload.bytes.byteLength > config.uploadLimit) throw failure(400, 'file_too_large')
  if (isLonger(upload.description, config.descriptionLimit)) throw failure(400, 'description_too_long')
  const { mime, extension, kind } = sniff(upload.bytes)
  const image = kind === 'image' ? await readImage(upload.bytes, mime) : null
  if (kind === 'image' && !image) throw failure(400, 'Cannot read this picture')
  const size = image ?? (kind === 'video' ? videoSize(upload.bytes) : null)
  const url = await files.store(image?.bytes ?? upload.bytes, extension)
  const previewUrl = image?.small ? await files.store(image.small, '.webp') : null
  return db
    .insertInto('media')
    .values({
      account_id: upload.accountId,
      type: kind,
      mime_type: mime,
      url,
      preview_url: previewUrl,
      name: upload.name.slice(0, 255),
      description: upload.description,
      blurhash: image?.blurhash ?? null,
      width: size?.width ?? null,
      height: size?.height ?? null,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
