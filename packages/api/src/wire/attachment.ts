import {
  fields,
  idOrNull,
  lineOrNull,
  numberOrNull,
  record,
  requireRecord,
  sizeOrNull,
  textOrEmpty,
  textOrNull,
  url,
  urlOrNull,
} from './read.ts'
import { DecodeError } from './DecodeError.ts'
import type { Attachment, AttachmentId, AttachmentKind } from './model.ts'

const kinds: readonly unknown[] = ['image', 'gifv', 'video', 'audio'] satisfies AttachmentKind[]

/**
 * `url` is empty while the server still works on an upload (Mastodon, v2/media).
 * Throws DecodeError when there is neither an id nor an address.
 */
export function decodeAttachment(value: unknown): Attachment {
  const raw = requireRecord(value, 'attachment')
  const address = urlOrNull(raw.url) ?? url(raw.remote_url)
  const id = idOrNull<AttachmentId>(raw.id) ?? idOrNull<AttachmentId>(address)
  if (id === null) throw new DecodeError('attachment.id', 'id')
  const mimeType = textOrNull(fields(raw.pleroma).mime_type)
  const meta = fields(raw.meta)
  const original = fields(meta.original)
  const focus = record(meta.focus)
  const x = numberOrNull(focus?.x)
  const y = numberOrNull(focus?.y)
  return {
    id,
    kind: readKind(raw.type, mimeType),
    mimeType,
    url: address,
    remoteUrl: urlOrNull(raw.remote_url),
    name: lineOrNull(fields(raw.pleroma).name),
    previewUrl: urlOrNull(raw.preview_url) ?? address,
    description: textOrEmpty(raw.description),
    blurhash: textOrNull(raw.blurhash),
    width: sizeOrNull(original.width),
    height: sizeOrNull(original.height),
    duration: sizeOrNull(original.duration),
    focus: x !== null && y !== null ? { x, y } : null,
  }
}

function readKind(type: unknown, mimeType: string | null): AttachmentKind {
  // Membership in the list of kinds proves the type.
  if (kinds.includes(type)) return type as AttachmentKind
  // Flash, and types that the server calls unknown, are known by their media type alone.
  if (mimeType === 'application/x-shockwave-flash') return 'flash'
  if (mimeType === 'text/html') return 'html'
  const family = mimeType?.replace(/\/.*/, '')
  return family !== mimeType && (family === 'image' || family === 'video' || family === 'audio') ? family : 'unknown'
}
