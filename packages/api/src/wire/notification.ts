import { decodeAccount } from './account.ts'
import { withoutColons } from './emoji.ts'
import {
  fields,
  isTrue,
  line,
  orNull,
  readId,
  record,
  requireRecord,
  textOrEmpty,
  textOrNull,
  time,
  type Raw,
  urlOrNull,
  wordOrNull,
} from './read.ts'
import { decodeStatus } from './status.ts'
import type { Account, NotificationId, Status } from './model.ts'

const nothing = () => ({})

const aboutStatus = (raw: Raw): { readonly status: Status | null } => ({ status: record(raw.status) && orNull(decodeStatus, raw.status) })

/** What a notification of each type has besides what all have. The types are the servers' words, but for those in `otherWords`. */
const readers = {
  mention: aboutStatus,
  status: aboutStatus,
  favourite: aboutStatus,
  reblog: aboutStatus,
  poll: aboutStatus,
  update: aboutStatus,
  quote: aboutStatus,
  reaction: (raw: Raw) => ({
    ...aboutStatus(raw),
    /** Unicode, or a shortcode without colons. */
    emoji: textOrNull(withoutColons(line(raw.emoji))),
    emojiUrl: urlOrNull(raw.emoji_url),
  }),
  follow: nothing,
  follow_request: nothing,
  move: (raw: Raw): { readonly target: Account | null } => ({ target: record(raw.target) && orNull(decodeAccount, raw.target) }),
  chat_mention: nothing,
  report: nothing,
  sign_up: nothing,
  moderation_warning: nothing,
  severed_relationships: nothing,
  annual_report: nothing,
  /** A type that this client does not know, in the server's own word. */
  unknown: (raw: Raw) => ({ ...aboutStatus(raw), rawType: textOrEmpty(raw.type) }),
}

const otherWords: Readonly<Record<string, NotificationType>> = {
  'pleroma:emoji_reaction': 'reaction',
  'pleroma:chat_mention': 'chat_mention',
  'pleroma:report': 'report',
  'admin.report': 'report',
  'admin.sign_up': 'sign_up',
  quoted_update: 'update',
}

export type NotificationType = keyof typeof readers

interface CommonFields {
  readonly id: NotificationId
  readonly createdAt: string
  /** null when the actor is gone. */
  readonly account: Account | null
  /** The reader mutes the actor, as the server says (Akkoma, Pleroma). */
  readonly actorMuted: boolean
  /** False where the server keeps no such mark per notification (Mastodon, GoToSocial). */
  readonly seen: boolean
}

type NotificationByType = {
  [Type in NotificationType]: CommonFields & { readonly type: Type } & Readonly<ReturnType<(typeof readers)[Type]>>
}

/** A notification of one type. */
export type NotificationOf<Type extends NotificationType> = NotificationByType[Type]

/** A notification, told apart by its `type`: each has the fields of that, and a post or an account that is gone is null. */
export type Notification = NotificationOf<NotificationType>

/**
 * A type that this client does not know becomes `unknown` and keeps its `rawType`.
 * Throws DecodeError without an id.
 */
export function decodeNotification(value: unknown): Notification {
  const raw = requireRecord(value, 'notification')
  const type = typeOf(textOrEmpty(raw.type))
  const notification = {
    id: readId<NotificationId>(raw.id, 'notification.id'),
    type,
    createdAt: time(raw.created_at),
    account: record(raw.account) && orNull(decodeAccount, raw.account),
    actorMuted: isTrue(fields(raw.pleroma).is_muted),
    seen: isTrue(fields(raw.pleroma).is_seen),
    ...readers[type](raw),
  }
  // The type and what its reader has read belong together, which the compiler cannot follow through the table.
  return notification as Notification
}

function typeOf(word: string): NotificationType {
  if (Object.hasOwn(readers, word)) return word as NotificationType // it has just been found among them
  return wordOrNull(otherWords, word) ?? 'unknown'
}
