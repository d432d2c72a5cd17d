/**
 * The model of server responses for the rest of the product: one shape for every kind of server. The decoders beside this file turn
 * each server's JSON into it; nothing else reads raw JSON. Times are ISO 8601 strings as the server sent them. `null` means "the
 * server said there is none", so that no reader has to distinguish a missing key from an empty one.
 */

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/** Opaque server ids. Compare with `compareIds` from `wire/ids`; never as numbers. */
export type StatusId = Branded<'StatusId'>
export type AccountId = Branded<'AccountId'>
export type NotificationId = Branded<'NotificationId'>
export type PollId = Branded<'PollId'>
export type AttachmentId = Branded<'AttachmentId'>
export type ListId = Branded<'ListId'>
export type BookmarkFolderId = Branded<'BookmarkFolderId'>
export type ScheduledStatusId = Branded<'ScheduledStatusId'>

/** The audience of a status ("scope" on screen). `local` exists on Akkoma and Pleroma only. */
export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local'

export interface CustomEmoji {
  /** Without colons. */
  readonly shortcode: string
  readonly url: string
  /** A still image if the server makes one, otherwise the same as `url`. */
  readonly staticUrl: string
  /** Pack or category for the picker. */
  readonly category: string | null
}

export interface AccountField {
  /** Plain text with `:shortcode:`. */
  readonly name: string
  /** HTML. */
  readonly value: string
  readonly verifiedAt: string | null
}

export interface Account {
  readonly id: AccountId
  /** The part before the @. */
  readonly username: string
  /** `name` for local accounts, `name@host` for others. */
  readonly acct: string
  /** Always `name@host` when known. */
  readonly fqn: string | null
  /** Plain text with `:shortcode:`; falls back to the username when the server sent an empty one. */
  readonly displayName: string
  /** HTML. */
  readonly note: string
  readonly url: string
  /** ActivityPub id where known. */
  readonly uri: string | null
  readonly avatar: string
  readonly avatarStatic: string
  readonly avatarDescription: string
  readonly header: string
  readonly headerStatic: string
  readonly background: string | null
  readonly createdAt: string | null
  readonly lastStatusAt: string | null
  /** `2001-04-30`, as far as the reader may see it. */
  readonly birthday: string | null
  readonly locked: boolean
  readonly bot: boolean
  readonly group: boolean
  readonly deactivated: boolean
  /** The account after a move. */
  readonly movedTo: { readonly id: AccountId; readonly acct: string } | null
  /** The person has died, and the account stays as a memorial. */
  readonly memorial: boolean
  /** The staff of the server hides it from all but its followers. */
  readonly limited: boolean
  readonly isLocal: boolean
  /** The role is `member` unless the server shows another one. */
  readonly role: 'admin' | 'moderator' | 'member'
  /** Further titles of the account, in the server's language. */
  readonly roles: readonly string[]
  readonly followersCount: number
  readonly followingCount: number
  readonly statusesCount: number
  readonly hideFollowers: boolean
  readonly hideFollows: boolean
  readonly hideFollowersCount: boolean
  readonly hideFollowsCount: boolean
  readonly hideFavorites: boolean
  readonly emojis: readonly CustomEmoji[]
  readonly fields: readonly AccountField[]
  /** Policy tags such as `mrf_tag:sandbox`. */
  readonly tags: readonly string[]
  readonly favicon: string | null
  /** Name and software of the account's server, if the reader's server names them. */
  readonly instance: {
    readonly name: string
    readonly software: string | null
    readonly version: string | null
    readonly favicon: string | null
  } | null
  readonly alsoKnownAs: readonly string[]
  /** Present only if the call requested it; null means "not sent". */
  readonly relationship: Relationship | null
  /** Data for the owner alone, sent only by the credentials calls: null elsewhere means "not sent", so the known value stays. */
  readonly own: OwnAccount | null
}

/** The part of an account that its owner alone receives (verify_credentials). */
export interface OwnAccount {
  readonly note: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly defaultScope: Visibility
  readonly defaultSensitive: boolean
  readonly followRequestsCount: number
  readonly allowFollowingMove: boolean
  readonly showRole: boolean
  readonly noRichText: boolean
  readonly discoverable: boolean
  readonly permitFollowback: boolean
  readonly unreadNotificationsCount: number
  /** Conversations of direct messages; 0 where the server does not count them. */
  readonly unreadConversationCount: number
  readonly blockFromStrangers: boolean
  readonly hideNotificationContents: boolean
  /** `2001-04-30`. */
  readonly birthday: string | null
  readonly showBirthday: boolean
  readonly email: string | null
  /** Timelines that are closed to members are open to the user, by the role (Mastodon). */
  readonly viewsClosedFeeds: boolean
  /** Privileges of the user's role, by Pleroma's names (`users_delete`); null if the role alone decides. */
  readonly privileges: readonly string[] | null
  readonly settingsStore: Readonly<Record<string, unknown>>
}

export interface Relationship {
  readonly id: AccountId
  readonly following: boolean
  readonly followedBy: boolean
  readonly requested: boolean
  readonly requestedBy: boolean
  readonly blocking: boolean
  readonly blockedBy: boolean
  readonly muting: boolean
  readonly mutingNotifications: boolean
  readonly domainBlocking: boolean
  readonly showingReblogs: boolean
  readonly subscribing: boolean
  /** Of a follow: the languages of the visible posts, empty for all; null if the server names none (Akkoma, Pleroma). */
  readonly languages: readonly string[] | null
  readonly note: string
}

export type AttachmentKind = 'image' | 'gifv' | 'video' | 'audio' | 'flash' | 'html' | 'unknown'

export interface Attachment {
  readonly id: AttachmentId
  readonly kind: AttachmentKind
  readonly mimeType: string | null
  readonly url: string
  readonly remoteUrl: string | null
  /** The sender's name of the file; null if the server does not send it. */
  readonly name: string | null
  /** A smaller image, or the same as `url`. */
  readonly previewUrl: string
  readonly description: string
  readonly blurhash: string | null
  /** Pixels; null when the server does not know. */
  readonly width: number | null
  readonly height: number | null
  /** Seconds. */
  readonly duration: number | null
  readonly focus: { readonly x: number; readonly y: number } | null
}

export interface PollOption {
  /** Plain text with `:shortcode:`. */
  readonly title: string
  /** null while the server hides totals. */
  readonly votesCount: number | null
}

export interface Poll {
  readonly id: PollId
  readonly expiresAt: string | null
  readonly expired: boolean
  readonly multiple: boolean
  readonly votesCount: number
  readonly votersCount: number | null
  readonly options: readonly PollOption[]
  readonly emojis: readonly CustomEmoji[]
  readonly voted: boolean
  readonly ownVotes: readonly number[]
}

export interface Card {
  readonly url: string
  readonly title: string
  readonly description: string
  /** Of title and description; null where the server does not say. */
  readonly language: string | null
  /** The page's own name for itself; show the host of `url`, which cannot be forged. */
  readonly providerName: string
  readonly image: string | null
  readonly imageDescription: string
  readonly width: number | null
  readonly height: number | null
  readonly blurhash: string | null
}

export interface Reaction {
  /** A Unicode emoji, a shortcode without colons, or `shortcode@host`. */
  readonly name: string
  readonly count: number
  readonly me: boolean
  /** Image of a custom emoji; null for Unicode. */
  readonly url: string | null
  readonly accountIds: readonly AccountId[]
}

export interface Mention {
  readonly id: AccountId
  readonly acct: string
  readonly username: string
  readonly url: string
}

/** Contexts of a filter, in the server's words. */
export type FilterContext = 'home' | 'public' | 'notifications' | 'thread' | 'account'

/** A filter on the server that matches a status, found by the server, or by a client from the list. */
export interface StatusFilter {
  readonly title: string
  /** `warn`: covered, with a way to look. `hide`: not there at all. `blur`: only its media are covered. */
  readonly action: 'warn' | 'hide' | 'blur'
  readonly contexts: readonly FilterContext[]
  /** When it ends; null or absent when it does not. */
  readonly expiresAt?: string | null
}

/** Why a quoted status may be missing, for the placeholder card. */
export type QuoteState = 'accepted' | 'pending' | 'rejected' | 'revoked' | 'deleted' | 'unauthorized' | 'blocked' | 'muted' | 'unavailable'

/** A decoded status: author, repeated and quoted status are nested. */
export interface Status {
  readonly id: StatusId
  readonly uri: string
  readonly url: string | null
  readonly account: Account
  readonly createdAt: string
  readonly editedAt: string | null
  /** `'_'` (Akkoma 3.17) becomes null with `inReplyToHidden`. */
  readonly inReplyToId: StatusId | null
  readonly inReplyToAccountId: AccountId | null
  readonly inReplyToAcct: string | null
  readonly inReplyToHidden: boolean
  /** The address of the parent, if the server sends it (Akkoma), even without an id. */
  readonly inReplyToUri: string | null
  readonly reblog: Status | null
  /** HTML. */
  readonly content: string
  /** Plain text. */
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly visibility: Visibility
  /** ISO 639 code, or null. */
  readonly language: string | null
  readonly reblogsCount: number
  readonly repliesCount: number
  readonly favouritesCount: number
  readonly quotesCount: number
  readonly reblogged: boolean
  readonly favourited: boolean
  readonly bookmarked: boolean
  /** null if its bookmark is in no folder; also missing in posts that an earlier version stored. */
  readonly bookmarkFolder?: BookmarkFolderId | null
  readonly pinned: boolean
  readonly pinnedAt: string | null
  /** Author or thread muted, as the server says. */
  readonly muted: boolean
  readonly threadMuted: boolean
  readonly filters: readonly StatusFilter[]
  /**
   * Flags that this response left out, as streams of Mastodon do, has as null, as Pixelfed does, or has as false for all, as Sharkey does;
   * and all flags of stream events, which may be late (`withUnstatedFlags`). The client's stored values stay. Without stored values those
   * of the event count, and left out flags are false.
   */
  readonly unstated?: readonly ('favourited' | 'reblogged' | 'bookmarked' | 'muted')[]
  readonly attachments: readonly Attachment[]
  readonly mentions: readonly Mention[]
  readonly tags: readonly { readonly name: string; readonly url: string }[]
  readonly emojis: readonly CustomEmoji[]
  readonly reactions: readonly Reaction[]
  readonly card: Card | null
  readonly poll: Poll | null
  readonly application: string | null
  /** null when this status quotes nothing. */
  readonly quote: { readonly state: QuoteState; readonly id: StatusId | null; readonly status: Status | null } | null
  readonly isLocal: boolean
  /** Equal for all statuses of one conversation; null if the server does not send it. */
  readonly context: string | null
  readonly parentVisible: boolean
  /** Mime type of the markup the author wrote, e.g. `text/x.misskeymarkdown`. */
  readonly sourceType: string | null
  readonly expiresAt: string | null
}

export interface Token {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly scope: string
  /** Milliseconds since the epoch; null when it does not end. */
  readonly expiresAt: number | null
  /** Its id in the list of sign-ins; null if the server does not say, missing in values that an earlier version stored. */
  readonly id?: string | null
  /** Milliseconds that the server gives to such tokens; null when they do not end. */
  readonly lifetime?: number | null
}

export interface Instance {
  /** Bare domain. */
  readonly domain: string
  readonly title: string
  /** HTML. */
  readonly description: string
  readonly email: string
  readonly version: string
  readonly thumbnail: string | null
  readonly background: string | null
  readonly languages: readonly string[]
  readonly registrationsOpen: boolean
  readonly approvalRequired: boolean
  readonly streamingUrl: string
  readonly vapidPublicKey: string | null
  /** Characters in a post; the specification's 5,000 where the server does not say. */
  readonly maxCharacters: number
  /** The characters that any link counts for, however long it is; 0 if each of its characters counts. */
  readonly charactersPerUrl: number
  readonly maxAttachments: number | null
  readonly pollLimits: {
    readonly maxOptions: number
    readonly maxOptionChars: number
    readonly minExpiration: number
    readonly maxExpiration: number
  }
  /** Bytes; 0 when unknown. */
  readonly uploadLimits: {
    /** Of a file of no other kind. */
    readonly general: number
    readonly image: number
    /** Films and sounds. */
    readonly film: number
    /** Width times height of an image; 0 if unknown. */
    readonly pixels: number
    /** Media types that it accepts; empty if it does not list them. */
    readonly types: readonly string[]
    readonly avatar: number
    readonly background: number
    readonly banner: number
  }
  readonly descriptionLimit: number
  /** People may say when they were born. */
  readonly birthdays: boolean
  readonly fieldsLimits: { readonly maxFields: number; readonly nameLength: number; readonly valueLength: number }
  readonly postFormats: readonly string[]
  readonly stats: { readonly users: number; readonly statuses: number; readonly domains: number }
  readonly rules: readonly { readonly id: string; readonly text: string }[]
  readonly features: readonly string[]
  /** Timelines that visitors may read; null if this response does not say. */
  readonly publicTimelines: { readonly local: boolean; readonly federated: boolean; readonly tags?: boolean } | null
  /** From `knownSoftware`: capabilities by their names that no description lists. */
  readonly known?: Readonly<Record<string, boolean>>
  /** The timeline of this server is not switched off (second version of the instance document only); missing in stored values. */
  readonly localTimeline?: boolean
  /** The timeline of the whole network is not switched off (second version of the instance document only). */
  readonly remoteTimeline: boolean
  /** Machine translation is available (second version of the instance document only). */
  readonly translation: boolean
  /** `api_versions.mastodon`, 0 when unknown. */
  readonly mastodonApi: number
  /** The `pleroma` key is present. It proves none of the extensions: Mitra, NeoDB and Iceshrimp.NET have it as well. */
  readonly pleroma: boolean
}

export interface NodeInfo {
  readonly software: { readonly name: string; readonly version: string }
  readonly openRegistrations: boolean
  readonly name: string
  readonly private: boolean
  readonly federating: boolean
  readonly suggestionsEnabled: boolean
  readonly mailerEnabled: boolean
  readonly accountActivationRequired: boolean
  readonly restrictedNicknames: readonly string[]
  readonly staffAccounts: readonly string[]
  /** Moderators have some rights that only admins have elsewhere. */
  readonly privilegedStaff: boolean
  readonly localBubbleInstances: readonly string[]
  /** null where the server does not say. */
  readonly publicTimelineVisibility: { readonly federated: boolean; readonly local: boolean; readonly bubble: boolean } | null
  readonly federatedTimelineAvailable: boolean
  readonly federation: Readonly<Record<string, unknown>>
  readonly features: readonly string[]
}

/** One page of a list, with the cursors of its Link header. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Pass back as they are; null when there is no page that way. */
  /** How many more the server sent, which could not be read. */
  readonly unreadable: number
  readonly older: Cursor | null
  readonly newer: Cursor | null
}

/** Query parameters taken from a Link header (`max_id`, `min_id`, `offset` …). */
export type Cursor = Readonly<Record<string, string>>
