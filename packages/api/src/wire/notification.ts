import { decodeAccount } from './account.ts'
import { withoutColons } from './emoji.ts'
import { typeNamed } from './notificationNames.ts'
import {
  count,
  fields,
  idOrNull,
  isTrue,
  line,
  lineOrNull,
  orNull,
  readId,
  record,
  requireRecord,
  textOrEmpty,
  textOrNull,
  time,
  type Raw,
  urlOrNull,
} from './read.ts'
import { decodeStatus } from './status.ts'
import type { Account, NotificationId, Status } from './model.ts'

const nothing = () => ({})

const aboutStatus = (raw: Raw): { readonly status: Status | null } => ({ status: record(raw.status) && orNull(decodeStatus, raw.status) })

const collection = (raw: Raw) => ({ message: lineOrNull(fields(raw.collection).name) })

/**
 * The fields of each type of notification, besides those common to all. The types are the servers' names, except for those in
 * `serverNames`.
 */
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
  /** A post that the reader quoted was edited (Mastodon). */
  quoted_update: aboutStatus,
  /** `message`: markup. */
  chat_mention: (raw: Raw) => ({ message: textOrNull(fields(raw.chat_message).content) }),
  /** `target`: the reported account. `reportId`: null if the server does not name it. */
  report: (raw: Raw): { readonly target: Account | null; readonly reportId: string | null } => {
    const { id, account, target_account: target } = fields(raw.report)
    return { target: record(target ?? account) && orNull(decodeAccount, target ?? account), reportId: idOrNull(id) }
  },
  sign_up: nothing,
  /** `message`: the moderators' text. */
  moderation_warning: (raw: Raw) => {
    const { id, text } = fields(raw.moderation_warning)
    return { message: textOrNull(text), serverPath: idOrNull(id) && `/disputes/strikes/${encodeURIComponent(textOrEmpty(id))}` }
  },
  severed_relationships: (raw: Raw) => {
    const event = fields(raw.event)
    return {
      /** The server or account that the relations were with. */
      targetName: lineOrNull(event.target_name),
      followersLost: count(event.followers_count),
      followingLost: count(event.following_count),
      serverPath: '/severed_relationships',
    }
  },
  annual_report: (raw: Raw) => ({ year: idOrNull(fields(raw.annual_report).year) }),
  added_to_collection: collection,
  collection_update: collection,
  /** An account asks for permission (GoToSocial). */
  pending_favourite: aboutStatus,
  pending_reply: aboutStatus,
  pending_reblog: aboutStatus,
  /** A playful greeting, of a post or an account (Iceshrimp.NET). */
  bite: aboutStatus,
  /** A type that this client does not know, in the server's own word, with the server's description in HTML (Mastodon 4.6). */
  unknown: (raw: Raw) => ({
    ...aboutStatus(raw),
    rawType: textOrEmpty(raw.type),
    /** A complete sentence, which names the actor. */
    title: lineOrNull(fields(raw.fallback).title),
    message: lineOrNull(fields(raw.fallback).summary),
  }),
}

export type NotificationType = keyof typeof readers

interface CommonFields {
  readonly id: NotificationId
  readonly createdAt: string
  /** null if the actor is missing. */
  readonly account: Account | null
  /** The reader mutes the actor, as the server says (Akkoma, Pleroma). */
  readonly actorMuted: boolean
  /** False if the server has no mark for each notification (Mastodon, GoToSocial). */
  readonly seen: boolean
}

type NotificationByType = {
  [Type in NotificationType]: CommonFields & { readonly type: Type } & Readonly<ReturnType<(typeof readers)[Type]>>
}

/** A notification of one type. */
export type NotificationOf<Type extends NotificationType> = NotificationByType[Type]

/** A notification. Its `type` decides its fields; a missing post or account is null. */
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
  // The reader of each type reads its fields, which the compiler cannot follow through the table.
  return notification as Notification
}

function typeOf(name: string): NotificationType {
  const type = typeNamed(name)
  return Object.hasOwn(readers, type) ? (type as NotificationType) : 'unknown' // it has just been found among them
}
