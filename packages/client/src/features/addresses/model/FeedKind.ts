import type { Timeline, TimelineOptions } from '@rookery/api/calls/timelines'
import type { Capabilities } from '@rookery/api/capabilities'
import type { ApiClient } from '@rookery/api/http/client'
import type { FormFields } from '@rookery/api/http/encodeForm'
import type { AccountId, Page, Status } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import type { Address } from './address.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { FeedOrdering } from '@rookery/store/FeedState'

/** Everything that the product must know of one kind of feed; a new kind is a new row of `feedKinds`. */
export type FeedKind = StatusFeedKind | NotificationFeedKind

interface FeedKindBase extends FeedOrdering {
  /** The address of the feed's own screen; absent if another screen shows it. Parameters besides its subject depend on the user. */
  readonly address?: Address<unknown, never>
  /** The subject that identifies a feed within its kind: the rest of its key. */
  readonly subject: 'none' | 'account' | 'folder' | 'list' | 'tag' | 'tab'
  /** The stream with its new entries, by the server's name; lists and hashtags also need the subject. Null without one. */
  readonly stream: string | null
  /** True if it is polled while on screen. False for lists that only the user changes. */
  readonly polled: boolean
  /** Audience: `visitors` everyone, `members` signed-in users, the others according to what the server opens to visitors. */
  readonly openTo: 'visitors' | 'members' | 'local' | 'bubble' | 'federated' | 'tags'
  /** Visitors at its address are shown the sign-in page instead of being redirected. */
  readonly asksToSignIn: boolean
  /** Without this the server has no such feed. */
  readonly needs: keyof Pick<Capabilities, 'bookmarkFolders' | 'bubbleTimeline' | 'federatedTimeline' | 'localTimeline'> | null
  /** Title of its screen; null if a tab of another screen has the title. */
  readonly title: MessageId | null
}

/** A kind of feed that lists posts. */
export interface StatusFeedKind extends FeedKindBase {
  readonly entries: 'statuses'
  /** Path of the call. `:subject` is replaced by the subject of the key. */
  readonly path: `/api/v1/${string}`
  readonly query: FormFields
  /** Name of the parameter that has the subject, if the path does not have it. */
  readonly parameter?: string
  readonly fetch: (client: ApiClient, timeline: Timeline, options: TimelineOptions) => Promise<Page<Status>>
  /** The server understands `with_muted` there. */
  readonly marksMuted: boolean
  /** True if the reply setting applies: timelines of many people. Posts of an account, a hashtag or a list are shown completely. */
  readonly hasReplyFilter: boolean
  /** Repeats of one post, and posts of one conversation, are grouped. */
  readonly folds: boolean
  /** Has only posts by followed accounts; posts of unfollowed accounts are removed. */
  readonly followedOnly: boolean
  /** The filter context of the feed. */
  readonly seenIn: 'home' | 'public' | 'profile'
  /** Whether the user's own post appears in it immediately; other feeds get it from the server. */
  readonly showsOwn: (status: Status, place: { readonly subject: string; readonly me: AccountId | null }) => boolean
}

/** A kind of feed that lists notifications. */
export interface NotificationFeedKind extends FeedKindBase {
  readonly entries: 'notifications'
  /** The types of each of its tabs; null for all of them. */
  readonly types: Readonly<Record<string, readonly NotificationType[]>> | null
}
