import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { unseenTotal } from './unseenTotal.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

async function notify(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    world.server.clock.advance(1)
    await postAs(world.server, 'ada', 'Hello @bob')
  }
  await world.server.instance.settled()
}

/** Responses for the account and its notifications, in either order. */
async function fetchCount(accountFirst = true): Promise<void> {
  const { session, server } = world
  const feed = () => feedsOf(session).loadNewer('notifications')
  server.clock.advance(60_000)
  if (accountFirst) await session.checkToken()
  await feed()
  if (!accountFirst) await session.checkToken(true)
  await settle()
}

test.each([true, false])('if more exist than are loaded, the server’s count is used (account fetched first: %s)', async (accountFirst) => {
  await notify(27)
  await fetchCount(accountFirst)
  expect(unseenTotal(world.session)).toEqual({ count: 27, isAtLeast: false })
  // New ones are added, loaded ones are not counted twice.
  await notify(1)
  await feedsOf(world.session).loadNewer('notifications')
  expect(unseenTotal(world.session).count).toBe(28)
  feedsOf(world.session).loadOlder('notifications')
  await settle()
  expect(unseenTotal(world.session)).toEqual({ count: 28, isAtLeast: false })
})

test('a server without a count leaves the number of fetched notifications as a minimum', async () => {
  await notify(25)
  const account = await callAs(world.server, 'bob', 'GET', '/api/v1/accounts/verify_credentials')
  world.server.fail('GET /api/v1/accounts/verify_credentials', Response.json({ ...account, pleroma: undefined }))
  await fetchCount()
  expect(unseenTotal(world.session)).toEqual({ count: 20, isAtLeast: true })
})

test('fewer than a page means that there are no more', async () => {
  await notify(3)
  await fetchCount()
  expect(unseenTotal(world.session)).toEqual({ count: 3, isAtLeast: false })
})

test('disabled types are in the count of the server, and not added to the shown one', async () => {
  await notify(27)
  await fetchCount()
  const settings = settingsOf(world.session)
  settings.set('notificationVisibility', { ...settings.get('notificationVisibility'), likes: false })
  await settle()
  expect(unseenTotal(world.session)).toEqual({ count: 20, isAtLeast: true })
  settings.set('notificationVisibility', { ...settings.get('notificationVisibility'), likes: true })
  await settle()
  expect(unseenTotal(world.session)).toEqual({ count: 27, isAtLeast: false })
  settings.set('notificationsNotFromServers', ['eels.example'])
  expect(unseenTotal(world.session).isAtLeast).toBe(true)
})
