import type { AccountId } from '@rookery/api/wire/model'
import type { NotificationOf, NotificationType } from '@rookery/api/wire/notification'
import type { NotificationRecord } from '#features/entities/model/records.ts'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'

/** The sign before a notification. `features/notifications/ui/notificationSigns` has the icon and colour of each. */
export type NotificationSign =
  | 'bell'
  | 'collection'
  | 'cut'
  | 'edit'
  | 'favourite'
  | 'flag'
  | 'mention'
  | 'message'
  | 'move'
  | 'person'
  | 'poll'
  | 'quote'
  | 'reaction'
  | 'repeat'

type HasStatus<Type extends NotificationType> = NotificationOf<Type> extends { readonly status: unknown } ? true : false

/** How a type of notification is presented; its sentence is the text `notification.` with the type. */
export interface NotificationKind<Type extends NotificationType = NotificationType> {
  readonly sign: NotificationSign
  /** The switch that shows it (spec 2, section 5); null if it is always shown. */
  readonly setting: keyof SettingValues['notificationVisibility'] | null
  /** Its sentence names an account; false for news of the server about the reader. */
  readonly hasActor: boolean
  /** How the post is shown: `prominent` where it is the news itself, `small` where it is only the context. */
  readonly excerpt: true extends HasStatus<Type> ? 'prominent' | 'small' : null
  /** The path that it opens: its post if there is one, otherwise its account. */
  readonly opens: true extends HasStatus<Type> ? 'status' : 'actor' | null
  /** The notification has buttons for an answer. */
  readonly asks: 'follow' | null
  /** It follows from the reader's own choice, or asks the reader or the staff something, so no rule about senders hides it. */
  readonly isFromAnybody: boolean
  /** There may be more to read than the sentence: a message, numbers, a page of the server. */
  readonly hasDetail: boolean
  /** The sentence without its object, as the emoji of a reaction; null for a sentence that has none. */
  readonly aloneText: MessageId | null
}

const aboutPost = {
  setting: null,
  hasActor: true,
  excerpt: 'small',
  opens: 'status',
  asks: null,
  isFromAnybody: false,
  hasDetail: false,
  aloneText: null,
} as const
const forPost = { ...aboutPost, excerpt: 'prominent' } as const
const aboutPerson = { ...aboutPost, excerpt: null, opens: 'actor' } as const
const aboutReader = { ...aboutPerson, hasActor: false, opens: null, hasDetail: true } as const

/** Every type of notification: a new one is a new row, and a text in each catalogue. */
export const notificationKinds: { readonly [Type in NotificationType]: NotificationKind<Type> } = {
  mention: { ...forPost, sign: 'mention', setting: 'mentions' },
  status: { ...forPost, sign: 'bell', isFromAnybody: true },
  quote: { ...forPost, sign: 'quote' },
  favourite: { ...aboutPost, sign: 'favourite', setting: 'likes' },
  reblog: { ...aboutPost, sign: 'repeat', setting: 'repeats' },
  reaction: { ...aboutPost, sign: 'reaction', setting: 'emojiReactions', aloneText: 'notification.reaction.alone' },
  poll: { ...aboutPost, sign: 'poll', setting: 'polls', isFromAnybody: true },
  update: { ...aboutPost, sign: 'edit', isFromAnybody: true },
  follow: { ...aboutPerson, sign: 'person', setting: 'follows' },
  follow_request: { ...aboutPerson, sign: 'person', setting: 'followRequest', asks: 'follow', isFromAnybody: true },
  move: { ...aboutPerson, sign: 'move', setting: 'moves', isFromAnybody: true, aloneText: 'notification.move.alone' },
  quoted_update: { ...aboutPost, sign: 'edit', isFromAnybody: true },
  chat_mention: { ...aboutPerson, sign: 'message', hasDetail: true },
  report: { ...aboutPerson, sign: 'flag', isFromAnybody: true, aloneText: 'notification.report.alone' },
  sign_up: { ...aboutPerson, sign: 'person', isFromAnybody: true },
  moderation_warning: { ...aboutReader, sign: 'flag' },
  severed_relationships: { ...aboutReader, sign: 'cut' },
  annual_report: { ...aboutReader, sign: 'poll' },
  added_to_collection: { ...aboutPerson, sign: 'collection', hasDetail: true },
  collection_update: { ...aboutPerson, sign: 'collection', hasDetail: true },
  pending_favourite: { ...aboutPost, sign: 'favourite' },
  pending_reply: { ...forPost, sign: 'mention' },
  pending_reblog: { ...aboutPost, sign: 'repeat' },
  bite: { ...aboutPost, sign: 'bell' },
  unknown: { ...aboutPost, sign: 'bell', hasDetail: true },
}

/** The sentence of a notification, with places for its elements. A type without a text does not compile. */
export function notificationText(type: NotificationType): MessageId {
  return `notification.${type}`
}

/** Types that tell news of the server about the reader. */
type ServerNews = 'annual_report' | 'moderation_warning' | 'severed_relationships'

/** The text of a notification without its author, for alerts whose title has the name. */
export function alertText(type: NotificationType): MessageId {
  return isServerNews(type) ? notificationText(type) : `alert.${type}`
}

function isServerNews(type: NotificationType): type is ServerNews {
  return !notificationKinds[type].hasActor
}

/** The texts of a notification for its reader, and whether they name its account. The reader's own poll has no author. */
export function notificationTexts(
  { type, accountId }: Pick<NotificationRecord, 'type' | 'accountId'>,
  me: AccountId | null,
): NotificationTexts {
  if (type === 'poll' && accountId !== null && accountId === me) {
    return { hasActor: false, text: 'notification.poll.own', aloneText: null, alert: 'notification.poll.own' }
  }
  const { hasActor, aloneText } = notificationKinds[type]
  return { hasActor, text: notificationText(type), aloneText, alert: alertText(type) }
}

interface NotificationTexts extends Pick<NotificationKind, 'hasActor' | 'aloneText'> {
  readonly text: MessageId
  /** The words without a person. */
  readonly alert: MessageId
}
