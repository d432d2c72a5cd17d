import { decodeAccount } from './account.ts'
import { withoutColons } from './emoji.ts'
import { fields, flag, orNull, readId, record, requireRecord, text, textOrNull, time, urlOrNull, wordOrNull } from './read.ts'
import { decodeStatus } from './status.ts'
import type { Notification, NotificationType } from './model.ts'

const types: Readonly<Record<string, NotificationType>> = {
  mention: 'mention',
  status: 'status',
  favourite: 'favourite',
  reblog: 'reblog',
  follow: 'follow',
  follow_request: 'follow_request',
  move: 'move',
  poll: 'poll',
  update: 'update',
  quote: 'quote',
  quoted_update: 'update',
  'pleroma:emoji_reaction': 'reaction',
  reaction: 'reaction',
  'pleroma:report': 'report',
  'admin.report': 'report',
}

/**
 * A type that this client does not know becomes `unknown` and keeps its `rawType`.
 * `seen` is false where the server keeps no such mark per notification (Mastodon, GoToSocial).
 * Throws DecodeError without an id.
 */
export function decodeNotification(value: unknown): Notification {
  const raw = requireRecord(value, 'notification')
  const rawType = text(raw.type)
  return {
    id: readId(raw.id, 'notification.id'),
    type: wordOrNull(types, rawType) ?? 'unknown',
    rawType,
    createdAt: time(raw.created_at),
    account: record(raw.account) && orNull(decodeAccount, raw.account),
    actorMuted: flag(fields(raw.pleroma).is_muted),
    status: record(raw.status) && orNull(decodeStatus, raw.status),
    target: record(raw.target) && orNull(decodeAccount, raw.target),
    emoji: textOrNull(withoutColons(text(raw.emoji))),
    emojiUrl: urlOrNull(raw.emoji_url),
    seen: flag(fields(raw.pleroma).is_seen),
  }
}
