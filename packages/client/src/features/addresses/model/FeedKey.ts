import type { NotificationType } from '@rookery/api/wire/notification'
import type { FeedKind, NotificationFeedKind, StatusFeedKind } from './FeedKind.ts'
import { feedKinds, type FeedKindName } from './feedKinds.ts'

type Kinds = typeof feedKinds

type Subject<Kind> = Kind extends { readonly types: infer Types extends object } ? keyof Types & string : string

type KeyOf<Name extends FeedKindName> = Kinds[Name]['subject'] extends 'none' ? Name : `${Name}:${Subject<Kinds[Name]>}`

type KeyWith<Entries> = { [Name in FeedKindName]: Kinds[Name]['entries'] extends Entries ? KeyOf<Name> : never }[FeedKindName]

/** Names a list of statuses that grows while one looks: `home`, `tag:tides`, `user:A7hE…`. The same key for feeds, places and snapshots. */
export type StatusFeedKey = KeyWith<'statuses'>

export type NotificationFeedKey = KeyWith<'notifications'>

/** The notifications of one kind, for the interactions screen (spec 1, section 2). */
export type InteractionFeedKey = KeyOf<'interactions'>

export type FeedKey = StatusFeedKey | NotificationFeedKey

/** The row of a feed's kind. */
export function kindOf(key: StatusFeedKey): StatusFeedKind
export function kindOf(key: NotificationFeedKey): NotificationFeedKind
export function kindOf(key: FeedKey): FeedKind
export function kindOf(key: FeedKey): FeedKind {
  // By the type of the key, the text before the colon is the name of a kind.
  return feedKinds[key.split(':', 1)[0] as FeedKindName]
}

/** The part of a key that identifies the feed within its kind: `tides` of `tag:tides`. Empty if the kind has one feed only. */
export function subjectOf(key: FeedKey): string {
  const colon = key.indexOf(':')
  return colon < 0 ? '' : key.slice(colon + 1)
}

export function isNotificationFeed(key: FeedKey): key is NotificationFeedKey {
  return kindOf(key).entries === 'notifications'
}

/** The types of notifications in a feed; none for all of them. */
export function typesIn(key: NotificationFeedKey): readonly NotificationType[] | undefined {
  return kindOf(key).types?.[subjectOf(key)]
}

/** The posts of a hashtag in any spelling: servers store it in lower case, and stream it only so. */
export function tagFeed(tag: string): `tag:${string}` {
  return `tag:${tag.replace(/^#/, '').toLowerCase()}`
}
