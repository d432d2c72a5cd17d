import type { StatusId } from '@rookery/api/wire/model'

import { bookmark } from '#data/actions/bookmark.ts'
import type { Session } from '#data/session/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { isTimelineVisible } from '#parts/navigation/isTimelineVisible.ts'
import type { TimelineEntry } from '#parts/navigation/timelines.ts'
import { enterCard, enterKey } from '#parts/popovers/enterCard.ts'

import { leaveFeed, step, stopAtPost } from './feed.ts'
import type { KeyPage } from './KeyPage.ts'
import { goTo, leaveText, ownPath, pressOnPage, showNotifications, write } from './places.ts'
import { postInFocus, pressOnPost, walkInPost } from './post.ts'
import { stepInTree } from './tree.ts'

/** Where a key means something: anywhere on the page, with a post in focus, inside a list of posts, in a text. */
export type KeyPlace = 'page' | 'post' | 'feed' | 'text'

/** The parts of the help sheet. */
export type KeyGroup = 'moving' | 'post' | 'page' | 'go'

export interface KeyRow {
  /** Names as `keyName` gives them, one after the other where it takes two; further ways to say the same behind it. */
  readonly keys: readonly [string, ...string[]]
  readonly label: MessageId
  readonly group: KeyGroup
  readonly where: KeyPlace
  /** False for what stays when the shortcuts are switched off: these are no letters, and the feed pattern promises them. */
  readonly shortcut: boolean
  /** Holding it down does it again. */
  readonly repeats?: boolean
  /** The browser goes on with what it does. */
  readonly passes?: boolean
  /** Absent for what everybody has. */
  readonly listed?: (page: Pick<KeyPage, 'session' | 'router'>) => boolean
  /** False where there was nothing to do: the browser then goes on, too. */
  readonly act: (page: KeyPage) => unknown
}

const members = ({ session }: Pick<KeyPage, 'session'>) => session.me !== null
const reacts = (page: Pick<KeyPage, 'session'>) => members(page) && page.session.server.capabilities.reactions
const sees =
  (feed: TimelineEntry['feed']) =>
  ({ session }: { readonly session: Session }) =>
    isTimelineVisible(feed, { server: session.server, signedIn: session.me !== null })
const has = (rest: string) => (page: Pick<KeyPage, 'session' | 'router'>) =>
  members(page) && page.router.opens(new URL(ownPath(page, rest), location.origin))

const moving = { group: 'moving', where: 'page', shortcut: true } as const
const inFeed = { group: 'moving', where: 'feed', shortcut: false } as const
const onPost = { group: 'post', where: 'post', shortcut: true } as const
/** What the words call an arrow by is on the other side where the page runs from right to left. */
const inTree = { shortcut: false, repeats: true } as const
const onPage = { group: 'page', where: 'page', shortcut: true } as const
const going = { group: 'go', where: 'page', shortcut: true } as const

/** Every key of the client, in the order of the help sheet: a new key is a new row. */
export const keyTable: readonly KeyRow[] = [
  { keys: ['j'], label: 'keys.next', ...moving, repeats: true, act: step(1) },
  { keys: ['k'], label: 'keys.previous', ...moving, repeats: true, act: step(-1) },
  { keys: ['.'], label: 'keys.showNew', ...moving, act: (page) => pressOnPage(page, 'new') },
  { keys: ['PageDown'], label: 'keys.next', ...inFeed, repeats: true, act: step(1) },
  { keys: ['PageUp'], label: 'keys.previous', ...inFeed, repeats: true, act: step(-1) },
  { keys: ['Ctrl+End'], label: 'keys.afterFeed', ...inFeed, act: leaveFeed(1) },
  { keys: ['Ctrl+Home'], label: 'keys.beforeFeed', ...inFeed, act: leaveFeed(-1) },
  { keys: ['Shift+Tab'], label: 'keys.stopBefore', ...moving, shortcut: false, repeats: true, passes: true, act: stopAtPost },
  { keys: [enterKey], label: 'keys.card', ...moving, shortcut: false, act: ({ document }) => enterCard(document) },

  { keys: ['o', 'Enter'], label: 'keys.open', ...onPost, act: pressOnPost('open') },
  { keys: ['r'], label: 'keys.reply', ...onPost, listed: members, act: pressOnPost('reply') },
  {
    keys: ['f'],
    label: 'keys.favourite',
    ...onPost,
    listed: members,
    act: pressOnPost('favourite', { on: 'keys.favourite.on', off: 'keys.favourite.off' }),
  },
  {
    keys: ['b'],
    label: 'keys.repeat',
    ...onPost,
    listed: members,
    act: pressOnPost('repeat', { on: 'keys.repeat.on', off: 'keys.repeat.off' }),
  },
  { keys: ['d'], label: 'keys.bookmark', ...onPost, listed: members, act: toggleBookmark },
  // Mastodon has no reactions and Phanpy none either; this is the key of Misskey. A vote has none anywhere: v, as in vote.
  { keys: ['e', '+'], label: 'keys.reactions', ...onPost, repeats: true, listed: reacts, act: walkInPost('reactions') },
  { keys: ['v'], label: 'keys.poll', ...onPost, repeats: true, listed: members, act: walkInPost('poll') },
  { keys: ['x'], label: 'keys.subject', ...onPost, act: pressOnPost('subject') },
  { keys: ['m'], label: 'keys.media', ...onPost, act: pressOnPost('media') },
  { keys: ['l'], label: 'keys.link', ...onPost, act: pressOnPost('link') },
  { keys: ['u'], label: 'keys.author', ...onPost, act: pressOnPost('author') },
  { keys: ['ArrowRight'], label: 'keys.arrowRight', ...onPost, ...inTree, act: stepInTree('right') },
  { keys: ['ArrowLeft'], label: 'keys.arrowLeft', ...onPost, ...inTree, act: stepInTree('left') },

  { keys: ['n'], label: 'keys.write', ...onPage, listed: members, act: write },
  { keys: ['Escape'], label: 'keys.leaveText', ...onPage, where: 'text', shortcut: false, act: leaveText },
  { keys: ['?'], label: 'keys.help', ...onPage, act: ({ showHelp }) => showHelp() },

  { keys: ['g h'], label: 'timeline.home', ...going, listed: sees('home'), act: goTo('/main/friends') },
  { keys: ['g l'], label: 'timeline.public', ...going, listed: sees('public'), act: goTo('/main/public') },
  { keys: ['g u'], label: 'timeline.bubble', ...going, listed: sees('bubble'), act: goTo('/main/bubble') },
  { keys: ['g t'], label: 'timeline.all', ...going, listed: sees('all'), act: goTo('/main/all') },
  { keys: ['g b'], label: 'timeline.bookmarks', ...going, listed: members, act: goTo('/bookmarks') },
  { keys: ['g n'], label: 'notifications.title', ...going, listed: members, act: showNotifications },
  { keys: ['g d'], label: 'keys.direct', ...going, listed: has('/dms'), act: (page) => goTo(ownPath(page, '/dms'))(page) },
  {
    keys: ['g i'],
    label: 'keys.interactions',
    ...going,
    listed: has('/interactions'),
    act: (page) => goTo(ownPath(page, '/interactions'))(page),
  },
  { keys: ['g p'], label: 'keys.profile', ...going, listed: members, act: (page) => goTo(ownPath(page))(page) },
  { keys: ['g a'], label: 'nav.about', ...going, act: goTo('/about') },
]

/** What holds for this reader on this server. */
export function keysFor(page: Pick<KeyPage, 'session' | 'router'>): readonly KeyRow[] {
  return keyTable.filter(({ listed }) => listed?.(page) ?? true)
}

function toggleBookmark({ document, session, say }: KeyPage): void {
  const post = postInFocus(document)
  // The card was drawn for this id. What is folded or covered offers nothing to be done with it, by no key.
  const id = post?.matches('[data-folded], [data-covered]') ? undefined : (post?.dataset['status'] as StatusId | undefined)
  const status = id && session.entities.statuses.get(id)
  if (!status) return say('keys.absent')
  void bookmark(session, status.id, !status.bookmarked)
  say(status.bookmarked ? 'keys.bookmark.off' : 'keys.bookmark.on')
}
