import type { Timeline } from '@rookery/api/calls/timelines'
import type { AccountId, ListId, NotificationType } from '@rookery/api/wire/model'

type PlainKind = 'home' | 'public' | 'all' | 'bubble' | 'direct' | 'bookmarks' | 'favourites'
type AccountKind = 'user' | 'userReplies' | 'userMedia' | 'pinned'

/** Names a list of statuses that grows while one looks: `home`, `tag:tides`, `user:A7hE…`. The same key for feeds, places and snapshots. */
export type StatusFeedKey = PlainKind | `tag:${string}` | `list:${string}` | `${AccountKind}:${string}`

/** The notifications of one kind, for the interactions screen (spec 1, section 2). */
export type InteractionFeedKey = `interactions:${'mentions' | 'likes' | 'follows' | 'moves'}`

export type NotificationFeedKey = 'notifications' | InteractionFeedKey

export type FeedKey = StatusFeedKey | NotificationFeedKey

export function isNotificationFeed(key: FeedKey): key is NotificationFeedKey {
  return key === 'notifications' || key.startsWith('interactions:')
}

/** The types of notifications in a feed; none for all of them. */
export function typesIn(key: NotificationFeedKey): readonly NotificationType[] | undefined {
  return key === 'notifications' ? undefined : interactionTypes[key]
}

const interactionTypes: Readonly<Record<InteractionFeedKey, readonly NotificationType[]>> = {
  'interactions:mentions': ['mention'],
  'interactions:likes': ['reblog', 'favourite'],
  'interactions:follows': ['follow'],
  'interactions:moves': ['move'],
}

/** The posts of a hashtag, however it is written: servers know it in small letters, and stream it under nothing else. */
export function tagFeed(tag: string): `tag:${string}` {
  return `tag:${tag.replace(/^#/, '').toLowerCase()}`
}

/** What the api calls the feed. */
export function timelineOf(key: StatusFeedKey): Timeline {
  if (isPlain(key)) return { kind: key }
  const kind = key.slice(0, key.indexOf(':')) as AccountKind | 'tag' | 'list' // by the type of the key
  const subject = key.slice(kind.length + 1)
  if (kind === 'tag') return { kind, tag: subject }
  if (kind === 'list') return { kind, id: subject as ListId } // what follows `list:` was an id when the key was made
  return { kind, accountId: subject as AccountId } // likewise
}

function isPlain(key: StatusFeedKey): key is PlainKind {
  return !key.includes(':')
}
