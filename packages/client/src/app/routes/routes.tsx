import type { ListId, StatusId } from '@rookery/api/wire/model'

import { membersOnly } from '#app/guards/membersOnly.ts'
import { memberOfPrivate } from '#app/guards/memberOfPrivate.ts'
import { timelineOnly } from '#app/guards/timelineOnly.ts'
import { landing, visitorsOnly } from '#app/guards/visitorsOnly.ts'
import { timelines } from '#parts/navigation/timelines.ts'
import { route, type Route } from '#app/router/Route.ts'
import { tagFeed } from '#data/feeds/FeedKey.ts'
import { openProfile } from '#data/profiles/profiles.ts'
import { NamedTimeline, TagTimeline } from '#features/timeline/TimelineScreen.tsx'
import { lazyComponent } from '#lib/lazyComponent.ts'

import { isAccountName } from './isAccountName.ts'

// A timeline is what most visits begin with, and a second round trip would delay its first post. All others come when needed.
const ThreadScreen = lazyComponent(async () => (await import('#features/thread/ThreadScreen.tsx')).ThreadScreen)
const ProfileScreen = lazyComponent(async () => (await import('#features/profile/ProfileScreen.tsx')).ProfileScreen)
const LoginScreen = lazyComponent(async () => (await import('#features/signIn/LoginScreen.tsx')).LoginScreen)
const OAuthCallbackScreen = lazyComponent(async () => (await import('#features/signIn/OAuthCallbackScreen.tsx')).OAuthCallbackScreen)
const InteractionsScreen = lazyComponent(async () => (await import('#features/interactions/InteractionsScreen.tsx')).InteractionsScreen)
const ListsScreen = lazyComponent(async () => (await import('#features/lists/ListsScreen.tsx')).ListsScreen)
const ListTimeline = lazyComponent(async () => (await import('#features/timeline/ListTimeline.tsx')).ListTimeline)
const AboutScreen = lazyComponent(async () => (await import('#features/about/AboutScreen.tsx')).AboutScreen)

// An address is where these ids come from; the server says whether they are any.
const statusId = (segment: string) => segment as StatusId
const listId = (segment: string) => segment as ListId
const accountName = (segment: string) => segment.replace(/^@/, '')

/** Every address of the client (spec 1, section 2), the more exact ones first. */
export const routes: readonly Route[] = [
  route('/', { guard: landing, screen: () => null }),

  ...timelines.map(({ path, feed }) =>
    route(path, {
      // Bookmarks have no guard (spec 1, section 2): the screen asks a visitor to log in.
      ...(feed !== 'bookmarks' && { guard: timelineOnly(feed) }),
      open: ({ feeds, me }) => (me !== null || feed !== 'bookmarks') && feeds.openFeed(feed),
      screen: () => <NamedTimeline feed={feed} />,
    }),
  ),
  route('/tag/:tag', {
    guard: timelineOnly('tag'),
    open: ({ feeds }, { tag }) => feeds.openFeed(tagFeed(tag)),
    screen: ({ tag }) => <TagTimeline tag={tag} />,
  }),
  route('/users/:name/interactions', {
    guard: membersOnly,
    screen: () => <InteractionsScreen />,
    preload: InteractionsScreen.preload,
  }),
  route('/lists', { screen: () => <ListsScreen />, preload: ListsScreen.preload }),
  route('/lists/:id', {
    open: ({ feeds, me }, { id }) => me !== null && feeds.openFeed(`list:${id}`),
    screen: ({ id }) => <ListTimeline key={id} id={listId(id)} />,
    preload: ListTimeline.preload,
  }),

  route('/notice/:id', {
    guard: memberOfPrivate,
    open: ({ threads }, { id }) => void threads.openThread(statusId(id)),
    screen: ({ id }) => <ThreadScreen id={statusId(id)} />,
    foreseen: true,
    preload: ThreadScreen.preload,
  }),
  route('/users/:user', {
    open: (session, { user }) => void openProfile(session, user),
    screen: ({ user }) => <ProfileScreen idOrName={user} />,
    foreseen: true,
    preload: ProfileScreen.preload,
  }),

  route('/login', { guard: visitorsOnly, screen: () => <LoginScreen />, preload: LoginScreen.preload }),
  route('/oauth-callback', { screen: () => <OAuthCallbackScreen />, preload: OAuthCallbackScreen.preload }),
  route('/about', { screen: () => <AboutScreen />, preload: AboutScreen.preload }),

  route('/:name', {
    accepts: ({ name }) => isAccountName(name),
    open: (session, { name }) => void openProfile(session, accountName(name)),
    screen: ({ name }) => <ProfileScreen idOrName={accountName(name)} />,
    preload: ProfileScreen.preload,
  }),
]
