import type { StatusId } from '@rookery/api/wire/model'
import { membersOnly } from '#app/guards/membersOnly.ts'
import { newcomersOnly } from '#app/guards/newcomersOnly.ts'
import { memberOfPrivate } from '#app/guards/memberOfPrivate.ts'
import { timelineOnly } from '#app/guards/timelineOnly.ts'
import { landing, visitorsOnly } from '#app/guards/visitorsOnly.ts'
import { timelines } from '#features/timelines/ui/timelines.ts'
import { PendingScreen } from '#screens/PendingScreen.tsx'
import { route, type Route } from '#app/router/Route.ts'
import { href } from '#features/addresses/model/href.ts'
import { kindOf, tagFeed, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { NamedTimeline, TagTimeline } from '#screens/TimelineScreen.tsx'
import { lazyComponent } from '#lib/lazyComponent.ts'

import { mastodonAddress } from './mastodonAddress.ts'

// Most visits start with a timeline, and a second round trip would delay its first post. Other screens are lazy.
const ThreadScreen = lazyComponent(async () => (await import('#screens/ThreadScreen.tsx')).ThreadScreen)
const ProfileScreen = lazyComponent(async () => (await import('#screens/ProfileScreen.tsx')).ProfileScreen)
const RemoteAccountScreen = lazyComponent(async () => (await import('#screens/RemoteAccountScreen.tsx')).RemoteAccountScreen)
const LoginScreen = lazyComponent(async () => (await import('#screens/LoginScreen.tsx')).LoginScreen)
const AddAccountScreen = lazyComponent(async () => (await import('#screens/AddAccountScreen.tsx')).AddAccountScreen)
const ServerScreen = lazyComponent(async () => (await import('#screens/ServerScreen.tsx')).ServerScreen)
const OAuthCallbackScreen = lazyComponent(async () => (await import('#screens/OAuthCallbackScreen.tsx')).OAuthCallbackScreen)
const NotificationsScreen = lazyComponent(async () => (await import('#screens/NotificationsScreen.tsx')).NotificationsScreen)
const InteractionsScreen = lazyComponent(async () => (await import('#screens/InteractionsScreen.tsx')).InteractionsScreen)
const SearchScreen = lazyComponent(async () => (await import('#screens/SearchScreen.tsx')).SearchScreen)
const ScheduledScreen = lazyComponent(async () => (await import('#screens/ScheduledScreen.tsx')).ScheduledScreen)
const FollowRequestsScreen = lazyComponent(async () => (await import('#screens/FollowRequestsScreen.tsx')).FollowRequestsScreen)
const SuggestionsScreen = lazyComponent(async () => (await import('#screens/SuggestionsScreen.tsx')).SuggestionsScreen)
const FolderTimeline = lazyComponent(async () => (await import('#screens/FolderTimeline.tsx')).FolderTimeline)
const BookmarkFoldersScreen = lazyComponent(async () => (await import('#screens/BookmarkFoldersScreen.tsx')).BookmarkFoldersScreen)
const ListsScreen = lazyComponent(async () => (await import('#screens/ListsScreen.tsx')).ListsScreen)
const ListEditScreen = lazyComponent(async () => (await import('#screens/ListEditScreen.tsx')).ListEditScreen)
const ListTimeline = lazyComponent(async () => (await import('#screens/ListTimeline.tsx')).ListTimeline)
const RegistrationScreen = lazyComponent(async () => (await import('#screens/RegistrationScreen.tsx')).RegistrationScreen)
const RequestSentScreen = lazyComponent(async () => (await import('#screens/RequestSentScreen.tsx')).RequestSentScreen)
const AwaitingConfirmationScreen = lazyComponent(
  async () => (await import('#screens/AwaitingConfirmationScreen.tsx')).AwaitingConfirmationScreen,
)
const PasswordResetScreen = lazyComponent(async () => (await import('#screens/PasswordResetScreen.tsx')).PasswordResetScreen)
const DraftsScreen = lazyComponent(async () => (await import('#screens/DraftsScreen.tsx')).DraftsScreen)
const AnnouncementsScreen = lazyComponent(async () => (await import('#screens/AnnouncementsScreen.tsx')).AnnouncementsScreen)
const MastodonAddress = lazyComponent(async () => (await import('./MastodonAddress.tsx')).MastodonAddress)
const AboutScreen = lazyComponent(async () => (await import('#screens/AboutScreen.tsx')).AboutScreen)
const AbilitiesScreen = lazyComponent(async () => (await import('#screens/AbilitiesScreen.tsx')).AbilitiesScreen)

/** Opens a feed, unless its screen asks a visitor to sign in first. */
function openFeed(session: Session, key: StatusFeedKey): void {
  const { me } = session
  const feeds = feedsOf(session)
  if (me !== null || !kindOf(key).asksToSignIn) feeds.openFeed(key)
}

/** Opens a conversation as soon as its code is loaded; the screen's own code shows a failure. */
async function openThread(session: Session, id: StatusId): Promise<void> {
  const part = await import('#features/threads/model/Threads.ts').catch(() => null)
  await part?.threadsOf(session).openThread(id)
}

/** Every address of the client (spec 1, section 2), the more exact ones first. */
export const routes: readonly Route[] = [
  route(href.root, { guard: landing, screen: () => null }),

  ...timelines.map(({ address, feed }) =>
    route(address, {
      guard: timelineOnly(feed),
      open: (session) => openFeed(session, feed),
      screen: () => <NamedTimeline feed={feed} />,
    }),
  ),
  route(href.bookmarkFolder, {
    guard: timelineOnly('bookmarkFolder'),
    open: (session, { id }) => openFeed(session, `bookmarkFolder:${id}`),
    screen: ({ id }) => <FolderTimeline key={id} id={id} />,
    preload: FolderTimeline.preload,
  }),
  route(href.tag, {
    guard: timelineOnly('tag'),
    open: (session, { tag }) => openFeed(session, tagFeed(tag)),
    screen: ({ tag }) => <TagTimeline tag={tag} />,
  }),
  route(href.interactions, {
    guard: membersOnly,
    screen: () => <InteractionsScreen />,
    preload: InteractionsScreen.preload,
  }),
  route(href.notifications, {
    guard: membersOnly,
    screen: () => <NotificationsScreen />,
    preload: NotificationsScreen.preload,
  }),
  route(href.search, {
    guard: memberOfPrivate,
    screen: (_, search) => <SearchScreen query={search.get('query') ?? search.get('q') ?? ''} />,
    preload: SearchScreen.preload,
  }),
  route(href.scheduled, { guard: membersOnly, screen: () => <ScheduledScreen />, preload: ScheduledScreen.preload }),
  route(href.followRequests, {
    guard: membersOnly,
    screen: () => <FollowRequestsScreen />,
    preload: FollowRequestsScreen.preload,
  }),
  route(href.suggestions, { guard: membersOnly, screen: () => <SuggestionsScreen />, preload: SuggestionsScreen.preload }),
  route(href.bookmarkFolders, {
    guard: timelineOnly('bookmarkFolder'),
    screen: () => <BookmarkFoldersScreen />,
    preload: BookmarkFoldersScreen.preload,
  }),
  route(href.lists, { screen: () => <ListsScreen />, preload: ListsScreen.preload }),
  route(href.newList, { screen: () => <ListEditScreen id={null} />, preload: ListEditScreen.preload }),
  route(href.editList, { screen: ({ id }) => <ListEditScreen key={id} id={id} />, preload: ListEditScreen.preload }),
  route(href.list, {
    guard: timelineOnly('list'),
    open: (session, { id }) => openFeed(session, `list:${id}`),
    screen: ({ id }) => <ListTimeline key={id} id={id} />,
    preload: ListTimeline.preload,
  }),

  route(href.status, {
    guard: memberOfPrivate,
    open: (session, { id }) => void openThread(session, id),
    screen: ({ id }) => <ThreadScreen id={id} />,
    prefetched: true,
    preload: ThreadScreen.preload,
  }),
  route(href.account, {
    screen: ({ user }) => <ProfileScreen idOrName={user} />,
    prefetched: true,
    preload: ProfileScreen.preload,
  }),

  route(href.remoteAccount, {
    guard: membersOnly,
    screen: ({ acct }) => <RemoteAccountScreen acct={acct} />,
    preload: RemoteAccountScreen.preload,
  }),
  route(href.remoteAccountOn, {
    guard: membersOnly,
    screen: ({ host, name }) => <RemoteAccountScreen acct={`${name.replace(/^@/, '')}@${host}`} />,
    preload: RemoteAccountScreen.preload,
  }),
  route(href.login, { guard: visitorsOnly, screen: () => <LoginScreen />, preload: LoginScreen.preload }),
  route(href.addAccount, {
    guard: ({ me }) => (me === null ? href.login() : null),
    screen: (_, search) => <AddAccountScreen server={search.get('server')} />,
    preload: AddAccountScreen.preload,
  }),
  route(href.server, {
    // The page of a server shows no other.
    guard: (session) => (session.origin === session.device.page ? landing(session) : null),
    screen: () => <ServerScreen />,
    preload: ServerScreen.preload,
  }),
  route(href.oauthCallback, { screen: (_, search) => <OAuthCallbackScreen search={search} />, preload: OAuthCallbackScreen.preload }),
  route(href.registration, { guard: newcomersOnly, screen: () => <RegistrationScreen />, preload: RegistrationScreen.preload }),
  route(href.invitation, {
    guard: visitorsOnly,
    screen: ({ token }) => <RegistrationScreen key={token} inviteToken={token} />,
    preload: RegistrationScreen.preload,
  }),
  route(href.registrationRequestSent, { screen: () => <RequestSentScreen />, preload: RequestSentScreen.preload }),
  route(href.awaitingEmailConfirmation, { screen: () => <AwaitingConfirmationScreen />, preload: AwaitingConfirmationScreen.preload }),
  route(href.passwordReset, {
    screen: (_, search) => <PasswordResetScreen isRequired={search.has('passwordResetRequested')} />,
    preload: PasswordResetScreen.preload,
  }),
  route(href.drafts, { screen: () => <DraftsScreen />, preload: DraftsScreen.preload }),
  // `useSharedText` leads on from here.
  route(href.share, { screen: () => <PendingScreen /> }),
  route(href.announcements, { screen: () => <AnnouncementsScreen />, preload: AnnouncementsScreen.preload }),
  route(href.about, { screen: () => <AboutScreen />, preload: AboutScreen.preload }),
  route(href.abilities, { screen: () => <AbilitiesScreen />, preload: AbilitiesScreen.preload }),

  route(mastodonAddress, {
    screen: ({ pathname }, search) => <MastodonAddress pathname={pathname} search={search} />,
    preload: MastodonAddress.preload,
  }),

  route(href.named, {
    screen: ({ name }) => <ProfileScreen idOrName={name} />,
    preload: ProfileScreen.preload,
  }),
]
