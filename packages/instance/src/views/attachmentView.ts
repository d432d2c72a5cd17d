import type { Selectable } from 'kysely'
import type { MediaTable } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { absolute } from './emojiView.ts'

export type MediaRow = Selectable<MediaTable>
export type AttachmentJson = ReturnType<typeof attachmentView>

/** Whether the server still works on an upload: it cannot be shown or posted yet. */
export function isInTheMaking({ clock, config }: Pick<Context, 'clock' | 'config'>, row: MediaRow): boolean {
  return clock.now() < row.created_at + config.mediaProcessing
}

/** One's own upload: without an address as long as the server works on it. */
export function uploadView(context: Context, row: MediaRow) {
  const view = attachmentView(context, row)
  return isInTheMaking(context, row) ? { ...view, url: null, preview_url: null, remote_url: null, text_url: null } : view
}

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
