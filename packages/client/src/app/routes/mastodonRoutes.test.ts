import { afterEach, expect, test } from 'vitest'
import { landing } from '#app/guards/visitorsOnly.ts'
import { matchRoute } from '#app/router/Route.ts'
import { href } from '#features/addresses/model/href.ts'
import { notificationsPath } from '#features/notifications/model/notificationsPath.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { mastodonAddress } from './mastodonAddress.ts'
import { mastodonRoutes } from './mastodonRoutes.ts'

let world: TestSession
afterEach(() => world.close())

/** Where an address leads; null where it is none of Mastodon's. */
async function leads(path: string, as: 'ada' | null = 'ada'): Promise<string | null> {
  world = await openTestSession({ as })
  const found = matchRoute(mastodonRoutes, path)
  expect(mastodonAddress.match(path), 'the pattern has the same addresses').toEqual(found && { pathname: path })
  return found ? (found.route.guard?.(world.session, found.params) ?? null) : null
}

test.each([
  ['/home', '/main/friends'],
  ['/home/', '/main/friends'],
  ['/favourites', '/users/:me#favorites'],
  ['/conversations', '/users/:me/dms'],
  ['/follow_requests', '/friend-requests'],
  ['/explore/suggestions', '/who-to-follow'],
  ['/directory', '/who-to-follow'],
])('a member is led from %s to %s, a visitor to the sign-in screen', async (path, to) => {
  const led = await leads(path)
  expect(led).toBe(to.replace(':me', world.session.me ?? ''))
  await world.close()
  expect(await leads(path, null)).toBe(href.login())
})

test('a member is led from /notifications to the screen of notifications', async () => {
  const led = await leads('/notifications')
  expect(led).toBe(notificationsPath(world.session))
})

test.each([
  ['/public', '/main/all'],
  ['/public/local', '/main/public'],
  ['/public/remote', '/main/all'],
  ['/explore', '/search'],
  ['/privacy-policy', '/about'],
  ['/statuses/112233', '/notice/112233'],
  ['/accounts/9', '/users/9'],
  ['/@ada/112233445566', '/notice/112233445566'],
  ['/@ada@marsh.example/A9ott3rQp', '/notice/A9ott3rQp'],
  ['/@ada/112233/favourites', '/notice/112233'],
  ['/@ada/with_replies', '/users/ada#replies'],
  ['/@ada@marsh.example/media', '/users/ada%40marsh.example#media'],
  ['/@ada/followers', '/users/ada#followers'],
  ['/@ada/following', '/users/ada#followees'],
  ['/@ada/featured', '/users/ada'],
  ['/@ada/tagged/Reeds', '/tag/Reeds'],
  ['/deck/public/local', '/public/local'],
  ['/deck/@ada', '/@ada'],
])('%s leads to %s', async (path, to) => {
  expect(await leads(path, null)).toBe(to)
})

test.each(['/deck', '/deck/', '/getting-started'])('%s leads to where the reader lands', async (path) => {
  const led = await leads(path)
  expect(led).toBe(landing(world.session))
})

test.each([
  ['/settings', '#settings'],
  ['/mutes', '#settings/mutes'],
  ['/blocks', '#settings/mutes'],
  ['/domain_blocks', '#settings/mutes'],
])('%s leads to the settings, over where the reader lands', async (path, hash) => {
  const led = await leads(path)
  expect(led).toBe(landing(world.session) + hash)
})

// Paths of the server, or of another screen.
test.each([
  '/tags/reeds',
  '/web/home',
  '/auth/edit',
  '/settings/profile',
  '/@ada',
  '/ada/112233',
  '/decks',
  '/lists/1',
  '/bookmarks',
  '/ada/media',
])('%s is left alone', async (path) => {
  expect(await leads(path)).toBeNull()
})
