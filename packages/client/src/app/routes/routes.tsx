import type { StatusId } from '@rookery/api/wire/model'

import { timelineOnly } from '#app/guards/timelineOnly.ts'
import { landing, visitorsOnly } from '#app/guards/visitorsOnly.ts'
import { timelines } from '#parts/navigation/timelines.ts'
import { route, type Route } from '#app/router/Route.ts'
import { openProfile } from '#data/profiles/profiles.ts'
import { TimelineScreen } from '#features/timeline/TimelineScreen.tsx'
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'

import { isAccountName } from './isAccountName.ts'

// A timeline is what most visits begin with, and a second round trip would delay its first post. All others come when needed.
const ThreadScreen = lazyWithTexts(async () => (await import('#features/thread/ThreadScreen.tsx')).ThreadScreen)
const ProfileScreen = lazyWithTexts(async () => (await import('#features/profile/ProfileScreen.tsx')).ProfileScreen)
const LoginScreen = lazyWithTexts(async () => (await import('#features/signIn/LoginScreen.tsx')).LoginScreen)
const OAuthCallbackScreen = lazyWithTexts(async () => (await import('#features/signIn/OAuthCallbackScreen.tsx')).OAuthCallbackScreen)
const AboutScreen = lazyWithTexts(async () => (await import('#features/about/AboutScreen.tsx')).AboutScreen)

// An address is where these ids come from; the server says whether they are any.
const statusId = (segment: string) => segment as StatusId
const accountName = (segment: string) => segment.replace(/^@/, '')

/** Every address of the client (spec 1, section 2), the more exact ones first. */
export const routes: readonly Route[] = [
  route('/', { guard: landing, screen: () => null }),

  ...timelines.map(({ path, feed }) =>
    route(path, {
      guard: timelineOnly(feed),
      open: ({ feeds }) => feeds.openFeed(feed),
      screen: () => <TimelineScreen feed={feed} />,
    }),
  ),
  route('/tag/:tag', {
    guard: timelineOnly('public'),
    open: ({ feeds }, { tag }) => feeds.openFeed(`tag:${tag}`),
    screen: ({ tag }) => <TimelineScreen feed={`tag:${tag}`} />,
  }),

  route('/notice/:id', {
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
