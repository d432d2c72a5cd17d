import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { accountServicesOf } from '#live/startAccountServices.ts'
import { untilServicesRun } from '#test/app/untilServicesRun.ts'
import { appTest } from '#test/app/appTest.tsx'
import type { TestServer } from '#test/app/TestServer.ts'

/** Requests that polling and a live connection both begin with. Conversations have no other address for newer ones. */
const newer = /^GET \/api\/v1\/(notifications\?since_id=|timelines\/direct)/

/** The last requests of an admin's start, some seconds later. Further ones would count for the next page. */
const last = ['GET /api/v1/domain_blocks', 'GET /api/v1/filters', 'GET /api/v1/announcements', 'GET /api/v1/pleroma/admin/reports']

/** Addresses of several requests, with their number. */
function repeated(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 1).map(([address, count]) => `${address} (${count})`)
}

const memberPaths = ['/main/friends', '/bookmarks', '/lists', '/users/ada/interactions', '/users/ada/dms', '/users/ada']

async function arrange(server: TestServer) {
  const [ada, bob, dave] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('dave')])
  const { id } = await bob.post('Who keeps the #sluice?')
  await dave.post('@bob I do', { inReplyToId: id })
  // New posts are fetched by another address where there are some.
  await ada.follow('bob')
  await bob.post('@ada Have you seen it?')
  await bob.post('@ada Between us', { visibility: 'direct' })
  const paths = ['/', '/main/public', '/main/all', '/tag/sluice', `/notice/${id}`, '/users/bob', '/bob', '/bob#media', '/about', '/login']
  return { paths, people: [ada, bob].flatMap(({ account }) => [account.id, account.username]) }
}

/** Paths behind which screens have their contents. Notifications are not among them: polling begins with a request of its own. */
const contents = [
  'lists',
  'lists/:id',
  'lists/:id/accounts',
  'bookmarks',
  'conversations',
  'timelines/:name',
  'timelines/:kind/:name',
  'statuses/:id',
  'statuses/:id/:part',
  'accounts/:id/:part',
  'accounts/lookup',
  'accounts/relationships',
]

for (const as of ['ada', undefined] as const) {
  const reader = as === undefined ? 'a visitor' : 'a member'
  for (const [name, fault] of [
    [`each screen sends each request once, as ${reader}`, null],
    [`a failing request is sent by one part of a screen, as ${reader}`, as === undefined ? 401 : 404],
  ] as const)
    appTest(name, async ({ server, visit }) => {
      const { paths, people } = await arrange(server)
      const failing = [...contents, ...people.map((person) => `accounts/${person}`)]
      if (fault !== null) for (const part of failing) server.fail(`GET /api/v1/${part}`, fault)
      const found: Record<string, string[]> = {}
      for (const path of as === undefined ? paths : [...paths, ...memberPaths]) {
        const before = server.addresses.length
        const app = await visit(path, as === undefined ? {} : { as })
        await untilServicesRun(app.session)
        // A screen whose code comes later than some seconds after its route's request has reason to send another one.
        await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInTheDocument()
        // By the time of the last requests a failed one may be sent for the second time.
        await app.advance(fault === null ? 5000 : 1000)
        const sent = () => server.addresses.slice(before)
        if (as !== undefined && fault === null)
          await expect.poll(() => last.filter((request) => !server.requests.slice(before).includes(request))).toEqual([])
        const lines = repeated(sent().filter((address) => !newer.test(address)))
        if (lines.length > 0) found[path] = lines
        expect(server.addresses.length).toBeGreaterThan(before)
      }
      expect(found, JSON.stringify(found)).toEqual({})
    })
}

appTest("a member's start fetches notifications once, as the live connection does", async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('@ada Have you seen it?')
  // A list on screen does not wait for the stream, which then fetches missed entries.
  const app = await visit('/main/friends', { as: 'ada', size: 'phone' })
  const live = () => accountServicesOf(app.session).get()?.live.get().liveFeeds
  await expect.poll(() => live()?.has('notifications')).toBe(true)
  await app.advance(10_000)
  const asked = server.addresses.filter((address) => address.includes('/api/v1/notifications?'))
  expect(asked).toEqual(['GET /api/v1/notifications?limit=20&with_muted=true'])
})
