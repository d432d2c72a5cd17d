import { decodeAttachment } from './attachment.ts'
import { fields, idOrNull, isTrue, items, numberOrNull, orNull, readId, record, requireRecord, textOrEmpty, texts, time } from './read.ts'
import { readVisibility } from './visibility.ts'
import type { Attachment, ScheduledStatusId, StatusId, Visibility } from './model.ts'

/** A scheduled post, with the content that the server returns. */
export interface ScheduledStatus {
  readonly id: ScheduledStatusId
  readonly scheduledAt: string
  /** As it was typed. */
  readonly text: string
  readonly spoilerText: string
  readonly visibility: Visibility
  readonly sensitive: boolean
  readonly attachments: readonly Attachment[]
  readonly poll: { readonly options: readonly string[]; readonly expiresIn: number; readonly multiple: boolean } | null
  readonly inReplyToId: StatusId | null
  /** Mastodon alone sends it; null elsewhere, quoting or not. */
  readonly quoteId: StatusId | null
  /** Mastodon alone sends it. */
  readonly language: string | null
  /** Seconds from the post on (Akkoma, Pleroma). */
  readonly expiresIn: number | null
}

/** Throws DecodeError without an id. */
export function decodeScheduledStatus(value: unknown): ScheduledStatus {
  const raw = requireRecord(value, 'scheduled status')
  const params = fields(raw.params)
  const poll = record(params.poll)
  return {
    id: readId(raw.id, 'scheduledStatus.id'),
    scheduledAt: time(raw.scheduled_at),
    text: textOrEmpty(params.text),
    spoilerText: textOrEmpty(params.spoiler_text),
    visibility: readVisibility(params.visibility),
    sensitive: isTrue(params.sensitive),
    attachments: items(raw.media_attachments, (item) => orNull(decodeAttachment, item)),
    poll: poll && { options: texts(poll.options), expiresIn: numeral(poll.expires_in) ?? 0, multiple: isTrue(poll.multiple) },
    inReplyToId: idOrNull(params.in_reply_to_id),
    quoteId: idOrNull(params.quoted_status_id) ?? idOrNull(params.quote_id),
    language: textOrEmpty(params.language) || null,
    expiresIn: numeral(params.expires_in),
  }
}

/** Mastodon stores form values as text. */
function numeral(value: unknown): number | null {
  return numberOrNull(typeof value === 'string' && value !== '' ? Number(value) : value)
}
