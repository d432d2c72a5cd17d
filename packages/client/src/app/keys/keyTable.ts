import { href } from '#features/addresses/model/href.ts'
import type { FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { canSearch } from '#features/timelines/model/canSearch.ts'
import { isTimelineVisible, viewerOf } from '#features/timelines/model/isTimelineVisible.ts'
import { enterCard, enterKey } from '#features/popovers/model/enterCard.ts'
import { keyedActions } from '#features/statusActions/ui/keyedActions.ts'

import { leaveFeed, showNew, step, stopAtPost } from './feed.ts'
import type { KeyPage } from './KeyPage.ts'
import { goTo, leaveText, own, search, showNotifications, showSettings, write } from './places.ts'
import { startOnPost, walkInPost } from './post.ts'
import { pressArrowInTree } from './tree.ts'

/** Where a key means something: anywhere on the page, with a post in focus, inside a list of posts, in a text. */
export type KeyPlace = 'page' | 'post' | 'feed' | 'text'

/** The parts of the help sheet. */
export type KeyGroup = 'moving' | 'post' | 'page' | 'go'

export interface KeyRow {
  /** Names as `keyName` gives them, one after the other where it takes two; alternatives follow. */
  readonly keys: readonly [string, ...string[]]
  readonly label: MessageId
  readonly group: KeyGroup
  readonly where: KeyPlace
  /** False for keys that work with shortcuts disabled: they are no letters, and the feed pattern requires them. */
  readonly shortcut: boolean
  /** Holding it down does it again. */
  readonly repeats?: boolean
  /** The browser's own action also runs. */
  readonly passes?: boolean
  /** Listed for everyone if absent. */
  readonly listed?: (page: Pick<KeyPage, 'session' | 'router'>) => boolean
  /** False if there was nothing to do: the browser's own action runs then, too. */
  readonly act: (page: KeyPage) => unknown
}

const members = ({ session }: Pick<KeyPage, 'session'>) => session.me !== null
const reacts = (page: Pick<KeyPage, 'session'>) => members(page) && page.session.server.get().capabilities.reactions
const sees =
  (feed: FeedKindName) =>
  ({ session }: { readonly session: Session }) =>
    isTimelineVisible(feed, viewerOf(session))
const has = (build: (name: string) => string) => (page: Pick<KeyPage, 'session' | 'router'>) =>
  members(page) && page.router.opens(new URL(own(page, build), location.origin))

const searches = ({ session }: Pick<KeyPage, 'session'>) => canSearch({ server: session.server.get(), signedIn: session.me !== null })

const moving = { group: 'moving', where: 'page', shortcut: true } as const
const inFeed = { group: 'moving', where: 'feed', shortcut: false } as const
const onPost = { group: 'post', where: 'post', shortcut: true } as const
/** Where the page runs from right to left, the arrow of this name is on the other side. */
const inTree = { shortcut: false, repeats: true } as const
const onPage = { group: 'page', where: 'page', shortcut: true } as const
const going = { group: 'go', where: 'page', shortcut: true } as const

/** Every key of the client, in the order of the help sheet. Those that do something with a post are in `keyedActions`. */
export const keyTable: readonly KeyRow[] = [
  { keys: ['j'], label: 'keys.next', ...moving, repeats: true, act: step(1) },
  { keys: ['k'], label: 'keys.previous', ...moving, repeats: true, act: step(-1) },
  { keys: ['.'], label: 'keys.showNew', ...moving, act: showNew },
  { keys: ['PageDown'], label: 'keys.next', ...inFeed, repeats: true, act: step(1) },
  { keys: ['PageUp'], label: 'keys.previous', ...inFeed, repeats: true, act: step(-1) },
  { keys: ['Ctrl+End'], label: 'keys.afterFeed', ...inFeed, act: leaveFeed(1) },
  { keys: ['Ctrl+Home'], label: 'keys.beforeFeed', ...inFeed, act: leaveFeed(-1) },
  { keys: ['Shift+Tab'], label: 'keys.stopBefore', ...moving, shortcut: false, repeats: true, passes: true, act: stopAtPost },
  { keys: [enterKey], label: 'keys.card', ...moving, shortcut: false, act: ({ document }) => enterCard(document) },

  ...keyedActions.map((action) => ({
    keys: action.keys,
    label: `keys.${action.id}` as const,
    ...onPost,
    ...(action.members && { listed: members }),
    act: startOnPost(action),
  })),
  // Mastodon has no reactions and Phanpy none either; this is the key of Misskey. A vote has none anywhere: v, as in vote.
  { keys: ['e', '+'], label: 'keys.reactions', ...onPost, repeats: true, listed: reacts, act: walkInPost('reactions') },
  { keys: ['v'], label: 'keys.poll', ...onPost, repeats: true, listed: members, act: walkInPost('poll') },
  { keys: ['ArrowRight'], label: 'keys.arrowRight', ...onPost, ...inTree, act: pressArrowInTree('right') },
  { keys: ['ArrowLeft'], label: 'keys.arrowLeft', ...onPost, ...inTree, act: pressArrowInTree('left') },

  { keys: ['n'], label: 'keys.write', ...onPage, listed: members, act: write },
  { keys: ['/'], label: 'keys.search', ...onPage, listed: searches, act: search },
  { keys: ['Escape'], label: 'keys.leaveText', ...onPage, where: 'text', shortcut: false, act: leaveText },
  { keys: ['?'], label: 'keys.help', ...onPage, act: ({ open }) => open('keyHelp') },

  { keys: ['g h'], label: 'timeline.home', ...going, listed: sees('home'), act: goTo(href.home()) },
  { keys: ['g l'], label: 'timeline.public', ...going, listed: sees('public'), act: goTo(href.public()) },
  { keys: ['g u'], label: 'timeline.bubble', ...going, listed: sees('bubble'), act: goTo(href.bubble()) },
  { keys: ['g t'], label: 'timeline.all', ...going, listed: sees('all'), act: goTo(href.all()) },
  { keys: ['g b'], label: 'timeline.bookmarks', ...going, listed: members, act: goTo(href.bookmarks()) },
  { keys: ['g n'], label: 'notifications.title', ...going, listed: members, act: showNotifications },
  { keys: ['g d'], label: 'keys.direct', ...going, listed: has(href.direct), act: (page) => goTo(own(page, href.direct))(page) },
  {
    keys: ['g i'],
    label: 'keys.interactions',
    ...going,
    listed: has(href.interactions),
    act: (page) => goTo(own(page, href.interactions))(page),
  },
  { keys: ['g p'], label: 'keys.profile', ...going, listed: members, act: (page) => goTo(own(page, href.account))(page) },
  { keys: ['g s'], label: 'settingsWindow.open', ...going, listed: members, act: showSettings },
  { keys: ['g a'], label: 'nav.about', ...going, act: goTo(href.about()) },
]

/** The rows of the key table that apply to this user and server. */
export function keysFor(page: Pick<KeyPage, 'session' | 'router'>, rows: readonly KeyRow[] = keyTable): readonly KeyRow[] {
  return rows.filter(({ listed }) => listed?.(page) ?? true)
}

/** The keys that work while the user types; most letters do nothing then. */
export function textKeys(key: string): readonly KeyRow[] {
  return keyTable.filter(({ where, passes, keys }) => (where === 'text' || passes) && keys.includes(key))
}
