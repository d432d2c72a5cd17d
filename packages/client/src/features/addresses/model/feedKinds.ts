import * as timelines from '@rookery/api/calls/timelines'
import type { Status } from '@rookery/api/wire/model'
import { address } from './address.ts'
import type { FeedKind, NotificationFeedKind, StatusFeedKind } from './FeedKind.ts'

const isOpening = ({ visibility, inReplyToId }: Status): boolean => visibility === 'public' && inReplyToId === null

const ordinary = {
  subject: 'none',
  pagedByEntry: true,
  stream: null,
  polled: true,
  openTo: 'visitors',
  asksToSignIn: false,
  needs: null,
  title: null,
} as const satisfies Partial<FeedKind>

const timeline = {
  ...ordinary,
  entries: 'statuses',
  query: {},
  fetch: timelines.fetch,
  order: 'byId',
  marksMuted: true,
  hasReplyFilter: false,
  folds: true,
  followedOnly: false,
  seenIn: 'home',
  showsOwn: () => false,
} as const satisfies Partial<StatusFeedKind>

const publicTimeline = {
  ...timeline,
  path: '/api/v1/timelines/public',
  query: { only_media: false },
  hasReplyFilter: true,
  seenIn: 'public',
  showsOwn: isOpening,
} as const satisfies Partial<StatusFeedKind>

/** The user's own collections, in an order that only the server knows (spec 3, section 5); each post was added on its own. */
const collection = {
  ...timeline,
  order: 'byServer',
  pagedByEntry: false,
  marksMuted: false,
  folds: false,
  polled: false,
  openTo: 'members',
  asksToSignIn: true,
} as const satisfies Partial<StatusFeedKind>

const accountPosts = {
  ...timeline,
  subject: 'account',
  path: '/api/v1/accounts/:subject/statuses',
  seenIn: 'profile',
} as const satisfies Partial<StatusFeedKind>

const notificationList = {
  ...ordinary,
  entries: 'notifications',
  order: 'byServer',
  openTo: 'members',
} as const satisfies Partial<NotificationFeedKind>

/** Every kind of feed. The keys of its feeds begin with its name. */
export const feedKinds = {
  home: {
    ...timeline,
    address: address('/main/friends'),
    path: '/api/v1/timelines/home',
    hasReplyFilter: true,
    followedOnly: true,
    showsOwn: () => true,
    stream: 'user',
    openTo: 'members',
    title: 'timeline.home',
  },
  public: {
    ...publicTimeline,
    address: address('/main/public'),
    query: { local: true, only_media: false },
    stream: 'public:local',
    openTo: 'local',
    needs: 'localTimeline',
    title: 'timeline.public',
  },
  all: {
    ...publicTimeline,
    address: address('/main/all'),
    stream: 'public',
    openTo: 'federated',
    needs: 'federatedTimeline',
    title: 'timeline.all',
  },
  bubble: {
    ...timeline,
    address: address('/main/bubble'),
    path: '/api/v1/timelines/bubble',
    hasReplyFilter: true,
    seenIn: 'public',
    openTo: 'bubble',
    needs: 'bubbleTimeline',
    title: 'timeline.bubble',
  },
  direct: {
    ...timeline,
    address: address('/users/:name/dms'),
    path: '/api/v1/timelines/direct',
    fetch: timelines.fetchDirect,
    // Paged by conversations on servers that have no timeline of them.
    pagedByEntry: false,
    stream: 'direct',
    openTo: 'members',
    title: 'timeline.direct',
  },
  bookmarks: { ...collection, address: address('/bookmarks'), path: '/api/v1/bookmarks', title: 'timeline.bookmarks' },
  bookmarkFolder: {
    ...collection,
    address: address('/bookmarks/:id'),
    subject: 'folder',
    path: '/api/v1/bookmarks',
    parameter: 'folder_id',
    needs: 'bookmarkFolders',
    title: 'timeline.bookmarks',
  },
  favourites: { ...collection, path: '/api/v1/favourites' },
  tag: {
    ...timeline,
    subject: 'tag',
    path: '/api/v1/timelines/tag/:subject',
    seenIn: 'public',
    stream: 'hashtag',
    openTo: 'tags',
    title: 'timeline.tag',
  },
  list: {
    ...timeline,
    subject: 'list',
    path: '/api/v1/timelines/list/:subject',
    stream: 'list',
    openTo: 'members',
    asksToSignIn: true,
    title: 'timeline.list',
  },
  user: {
    ...accountPosts,
    query: { exclude_replies: true },
    showsOwn: ({ inReplyToId }, { subject, me }) => subject === me && inReplyToId === null,
  },
  userReplies: { ...accountPosts, showsOwn: (_status, { subject, me }) => subject === me },
  // Attachments of other accounts are found with them.
  userMedia: { ...accountPosts, query: { only_media: true, exclude_reblogs: true } },
  pinned: { ...accountPosts, query: { pinned: true }, polled: false },
  notifications: { ...notificationList, types: null, stream: 'user' },
  interactions: {
    ...notificationList,
    subject: 'tab',
    types: { mentions: ['mention'], likes: ['reblog', 'favourite'], follows: ['follow'], moves: ['move'], reports: ['report'] },
  },
} as const satisfies Readonly<Record<string, FeedKind>>

export type FeedKindName = keyof typeof feedKinds

/** The feeds that have an address of their own. */
export type AddressedFeed = { [Name in FeedKindName]: (typeof feedKinds)[Name] extends { address: unknown } ? Name : never }[FeedKindName]
