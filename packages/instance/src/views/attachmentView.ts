import type { Selectable } from 'kysely'
import type { MediaTable } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { absolute } from './emojiView.ts'

export type MediaRow = Selectable<MediaTable>
export type AttachmentJson = ReturnType<typeof attachmentView>

export function attachmentView(context: Pick<Context, 'origin'>, row: MediaRow) {
  const url = absolute(context, row.url)
  const { width, height } = row
  return {
    id: String(row.id),
    type: row.type,
    url,
    remote_url: url,
    preview_url: row.preview_url === null ? url : absolute(context, row.preview_url),
    text_url: url,
    description: row.description ?? '',
    blurhash: row.blurhash,
    ...(width !== null && height !== null && { meta: { original: { width, height, aspect: width / height } } }),
    pleroma: { mime_type: row.mime_type },
  }
}
