import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCell } from '@rookery/store/Cell'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { accountOf, openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { startUnreadCounts } from './startUnreadCounts.ts'

let world: TestSession
let ada: StoredAccount
let page: TestPage
let ofBob: string
/** Tokens of all requests without that of the account on screen. */
let authorizations: (string | null)[]
let signals: RequestInit['signal'][]
let stop: () => void

beforeEach(async () => {
  authorizations = []
  signals = []
  world = await openTestSession({
    through: (send) => (url, init) => {
      const authorization = new Headers(init.headers).get('authorization')
      if (authorization !== ofBob) {
        authorizations.push(authorization)
        signals.push(init.signal)
      }
      return send(url, init)
    },
  })
  const { device } = world.browser
  ada = await accountOf(world.server, 'ada')
  const [bob] = device.accounts.get().accounts
  device.accounts.put(ada)
  if (bob) device.accounts.choose(bob.key)
  await postAs(world.server, 'bob', '@ada Look!')
  page = createTestPage()
  ofBob = `Bearer ${world.session.token?.accessToken}`
  await world.session.checkToken()
  authorizations.length = 0
  signals.length = 0
  stop = startUnreadCounts({ shown: createCell({ session: world.session }), page, window: new EventTarget() })
})
afterEach(async () => {
  stop()
  await world.close()
})

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 5) {
    world.server.clock.advance(5000)
    await settle()
  }
}

const count = () => unreadCountsOf(world.browser.device).get().get(ada.key)?.count

test('unseen counts of an account off screen are fetched with its own token, at most once a minute', async () => {
  await pass(10)
  await expect.poll(count).toBe(1)
  await postAs(world.server, 'bob', '@ada And again!')
  await pass(110)
  await expect.poll(count).toBe(2)
  expect(authorizations).toEqual([ada, ada].map(({ token }) => `Bearer ${token.accessToken}`))
  expect(world.browser.device.accounts.at(ada.key)?.name).toBeDefined()
})

test('counts are not requested by a hidden page, nor right after another tab’s request', async () => {
  page.visible.set(false)
  await pass(120)
  expect(authorizations).toEqual([])
  unreadCountsOf(world.browser.device).put(ada.key, 5, world.server.clock.now())
  page.visible.set(true)
  await pass(50)
  expect(authorizations).toEqual([])
  expect(count()).toBe(5)
})

test('the count is requested by itself from a server that omits it from the account', async () => {
  world.server.fail('GET /api/v1/accounts/verify_credentials', Response.json({ id: ada.id, username: 'ada', acct: 'ada' }))
  world.server.fail('GET /api/v1/notifications/unread_count', Response.json({ count: 4 }))
  await pass(10)
  expect(count()).toBeUndefined()
  await pass(60)
  await expect.poll(count).toBe(4)
})

test('a request for an account that is signed out meanwhile is aborted', async () => {
  const release = world.server.hold('GET /api/v1/accounts/verify_credentials')
  await pass(10)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  world.browser.device.accounts.remove(ada.key)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  release()
})
