import { atLeast } from './atLeast.ts'
import { softwareOf } from './software.ts'
import type { Instance, NodeInfo } from './wire/model.ts'

/** The abilities of a server. Screens read one of these, never a server's name or version. */
export interface Capabilities {
  /** The bubble timeline, which shows chosen servers, has members. */
  readonly bubbleTimeline: boolean
  /** The timeline of this server is on. */
  readonly localTimeline: boolean
  /** The whole-network timeline is on, and the server federates. */
  readonly federatedTimeline: boolean
  /** Timelines that visitors may read. */
  readonly visitors: { readonly local: boolean; readonly federated: boolean; readonly bubble: boolean; readonly tags: boolean }
  /** Timelines take a reply filter and can show muted posts. */
  readonly replyFilter: boolean
  /** The scope "this server only"; a server without it may publish the post. */
  readonly localScope: boolean
  /** The scope "unlisted"; others make the post public. */
  readonly unlistedScope: boolean
  /** The scope "mentioned only". */
  readonly directScope: boolean
  /** Subjects of posts, as content warnings; others drop them. */
  readonly contentWarnings: boolean
  readonly polls: boolean
  /** Polls are read from a form only; a post with one in JSON goes out without it. */
  readonly formPolls: boolean
  /** Posts without a file. */
  readonly plainPosts: boolean
  /** Files in posts. */
  readonly filesInPosts: boolean
  /** Handles of other servers count in a post's length as if they were of this one. */
  readonly shortHandles: boolean
  /** A repeated attempt with the same idempotency key makes no second post. */
  readonly deduplicates: boolean
  /** Pages of other origins may send an idempotency key. */
  readonly idempotencyKeys: boolean
  readonly editing: boolean
  /** A poll is unchanged by an edit of its post; on other servers the edit has to include it, and restarts an ended one. */
  readonly retainsPolls: boolean
  /** Descriptions of files that are out go with the edit of their post; elsewhere each is written by itself, as before posting. */
  readonly describesByEdit: boolean
  readonly quoting: boolean
  /** `statusWriting.preview`; on a server without it a preview would really be posted. */
  readonly preview: boolean
  /** Scheduled posts; a server without them may publish immediately. */
  readonly scheduledPosts: boolean
  /** Posts that the server deletes after a time; a server without it ignores the time. */
  readonly expiringPosts: boolean
  readonly reactions: boolean
  /** Reactions with the server's own emoji. */
  readonly customReactions: boolean
  /** The server lists its own emoji by pack; elsewhere one list has them all. */
  readonly emojiPacks: boolean
  /** The call that translates: between two languages that are named, or a post into one; null if none does. */
  readonly translation: 'pairs' | 'post' | null
  /** Direct messages go only to the accounts mentioned at the beginning. */
  readonly safeDirectMentions: boolean
  readonly mediaProxy: boolean
  /** A page on which visitors act on a post from their own server: `/main/ostatus?status_id=`. */
  readonly remoteInteraction: boolean
  /** The server suggests accounts to follow, by its own choice or from its directory. */
  readonly suggestions: boolean
  /** Each notification has its own seen mark; otherwise the server stores a reading position only. */
  readonly seenMarks: boolean
  readonly dismissNotification: boolean
  /** One call takes several notifications away (Akkoma and Pleroma, `/api/v1/notifications/destroy_multiple`). */
  readonly dismissSeveralNotifications: boolean
  /** The server filters notifications of chosen accounts (Mastodon from 4.3 on). */
  readonly notificationRequests: boolean
  /** It describes notifications of types that the client does not know (Mastodon 4.6). */
  readonly notificationFallbacks: boolean
  /** The notification of a request goes with its denial. Elsewhere it stays, with buttons that do nothing. */
  readonly dropsDenied: boolean
  readonly removeFromFollowers: boolean
  /** Mutes can end by themselves; elsewhere they last whatever time is chosen. */
  readonly timedMutes: boolean
  /** Private notes about accounts. */
  readonly privateNotes: boolean
  /** Posts can be pinned to the own profile. */
  readonly pins: boolean
  /** The own profile can have fields. */
  readonly profileFields: boolean
  /** It lists the followers of an account among those that the reader follows. */
  readonly familiarFollowers: boolean
  readonly domainBlocks: boolean
  /** Bookmarks can be sorted into folders (Pleroma since 2.7). */
  readonly bookmarkFolders: boolean
  /** Lists can keep their posts out of the home timeline. */
  readonly exclusiveLists: boolean
  /** Lists have a rule about the replies that they show. */
  readonly listReplies: boolean
  /** Filters are a list that clients apply; other servers mark matching posts. */
  readonly listedFilters: boolean
  /** The interface that makes and changes filters: one phrase each, or a title with several. */
  readonly ownFilters: 'v1' | 'v2'
  /** An invalid token gets 403; on other servers only 401, and a 403 has other reasons. */
  readonly rejectsBy403: boolean
  /** The call for alerts about an account's new posts: `accounts.subscribe`, or `accounts.follow` with `notify`. */
  readonly postAlerts: 'subscribe' | 'notify'
  /** Sign-in with name and password in the client; otherwise only on the server's own page. */
  readonly passwordSignIn: boolean
  /** It may know the scope `follow`; elsewhere a registration with it is refused. */
  readonly followScope: boolean
  /** A document about its sign-in may exist (RFC 8414). */
  readonly signInMetadata: boolean
  /** Changing e-mail address and password, moving and deleting the account, second factor, aliases, imports, backups, mascot, token list. */
  readonly accountCare: boolean
  /** How the server stores settings of clients: `profiles` with names and versions, one `store` in the account, or not at all (null). */
  readonly settingsProfiles: 'profiles' | 'store' | null
  /** A background of the profile, and images that can be reset to the default. */
  readonly profileOptions: boolean
  /** Reports, announcements, tags, rights and deletion for staff. */
  readonly moderation: boolean
  /** Moderators may delete accounts, too. */
  readonly privilegedModerators: boolean
  /** Policy tags on accounts have an effect. */
  readonly tagPolicy: boolean
  readonly webPush: boolean
  /** The second version of the instance document may exist; Akkoma has none. */
  readonly instanceV2: boolean
  /** The server has streams of Mastodon's kind; elsewhere timelines are polled. */
  readonly liveUpdates: boolean
  /** The server responds to a text `ping` on a stream, so silence means a loss; others may end the stream. */
  readonly streamPongs: boolean
}

/** Capabilities that follow from the name of the software alone. */
export type KnownAbilities = { readonly [Name in keyof Capabilities as Capabilities[Name] extends boolean ? Name : never]?: boolean }

/** @param nodeInfo null if it could not be fetched; the instance document alone then decides */
export function capabilitiesOf(instance: Instance, nodeInfo: NodeInfo | null): Capabilities {
  const features = new Set([...instance.features, ...(nodeInfo?.features ?? [])])
  const software = softwareOf(instance, nodeInfo)
  const gotosocial = software.name === 'gotosocial'
  const akkoma = software.name === 'akkoma'
  /** It has the extensions of Pleroma. */
  const extended = akkoma || software.name === 'pleroma'
  /** Most others ignore the time of a scheduled post and publish it immediately, and ignore the lifetime of a post. */
  const original = extended || software.name === 'mastodon' || software.name === 'hometown'
  /** It lists its features as Akkoma and Pleroma do. Others do, too, so this proves none of the extensions, but it is not Mastodon. */
  const listing = extended || instance.pleroma
  const open = !nodeInfo?.private
  const federating = nodeInfo?.federating ?? true
  const policies = nodeInfo?.federation.mrf_policies
  const bubbleTimeline = (nodeInfo?.localBubbleInstances.length ?? 0) > 0 || features.has('bubble_timeline')
  /** A version of Mastodon, which most others name as well. */
  const isSince = (major: number, minor: number) => instance.mastodonApi > 0 || atLeast(instance.version, major, minor)
  const visitors = nodeInfo?.publicTimelineVisibility ?? {
    // GoToSocial shows visitors no timelines unless its admin opened them, and does not say so.
    local: open && (instance.publicTimelines?.local ?? !gotosocial),
    federated: open && (instance.publicTimelines?.federated ?? !gotosocial),
    bubble: open && bubbleTimeline,
  }
  const listedFilters = instance.known?.listedFilters ?? (extended || !isSince(4, 0))
  return {
    bubbleTimeline,
    localTimeline: instance.localTimeline !== false,
    federatedTimeline: instance.remoteTimeline && federating && (nodeInfo?.federatedTimelineAvailable ?? true),
    // A hashtag has posts of the whole network, and is open with it if the server says nothing else.
    visitors: { ...visitors, tags: open && (instance.publicTimelines?.tags ?? visitors.federated) },
    replyFilter: extended,
    // Some others refuse the scope; Takahē takes it for the public one.
    localScope: extended,
    unlistedScope: true,
    directScope: true,
    contentWarnings: true,
    formPolls: false,
    plainPosts: true,
    filesInPosts: instance.maxAttachments !== 0,
    deduplicates: original,
    idempotencyKeys: true,
    polls: instance.pollLimits.maxOptions > 0 && (!extended || features.has('polls')),
    shortHandles: !listing,
    editing: extended ? features.has('editing') : isSince(3, 5),
    retainsPolls: extended,
    describesByEdit: !listing && isSince(4, 1),
    quoting: features.has('quote_posting') || instance.mastodonApi >= 7,
    // Mastodon, Mitra, NeoDB and others ignore that it is a preview and publish the post.
    preview: extended,
    scheduledPosts: original,
    expiringPosts: extended,
    reactions: features.has('pleroma_emoji_reactions'),
    customReactions: features.has('custom_emoji_reactions') || features.has('pleroma_custom_emoji_reactions'),
    emojiPacks: extended,
    translation: features.has('akkoma:machine_translation') ? 'pairs' : instance.translation ? 'post' : null,
    safeDirectMentions: features.has('safe_dm_mentions'),
    mediaProxy: features.has('media_proxy'),
    remoteInteraction: federating && features.has('pleroma:get:main/ostatus'),
    suggestions: listing ? features.has('v2_suggestions') || features.has('profile_directory') : true,
    seenMarks: extended,
    dismissNotification: true,
    dismissSeveralNotifications: extended,
    notificationRequests: instance.mastodonApi > 1 || (!listing && atLeast(instance.version, 4, 3)),
    notificationFallbacks: instance.mastodonApi >= 10,
    dropsDenied: original,
    removeFromFollowers: true,
    timedMutes: true,
    privateNotes: true,
    pins: true,
    profileFields: true,
    familiarFollowers: !listing && isSince(3, 5),
    domainBlocks: true,
    bookmarkFolders: features.has('pleroma:bookmark_folders'),
    // Akkoma since 3.19, Mastodon since 4.2.
    exclusiveLists: extended ? akkoma && atLeast(software.version, 3, 19) : atLeast(instance.version, 4, 2),
    listReplies: !listing,
    listedFilters,
    ownFilters: listedFilters ? 'v1' : 'v2',
    rejectsBy403: extended,
    postAlerts: extended ? 'subscribe' : 'notify',
    // On other servers people would enter a password that the server rejects.
    passwordSignIn: extended,
    followScope: !gotosocial,
    // Elsewhere a page of another origin cannot tell that it is missing, and the browser complains.
    signInMetadata: !extended && !gotosocial && (software.name !== 'mastodon' || atLeast(software.version, 4, 3)),
    accountCare: extended,
    settingsProfiles: akkoma ? 'profiles' : extended ? 'store' : null,
    profileOptions: extended,
    moderation: extended,
    privilegedModerators: nodeInfo?.privilegedStaff ?? false,
    tagPolicy: Array.isArray(policies) && policies.includes('TagPolicy'),
    webPush: instance.vapidPublicKey !== null,
    instanceV2: !akkoma,
    liveUpdates: true,
    // GoToSocial ends a stream on a text `ping`; others do not respond.
    streamPongs: akkoma,
    ...instance.known,
  }
}
