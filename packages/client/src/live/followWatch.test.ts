import { afterEach, beforeEach, expect, test } from 'vitest'
import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { createCell, type WritableCell } from '@rookery/store/Cell'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { startFollowWatch } from './followWatch.ts'
import type { LiveKind, LiveState } from './LiveState.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession
let page: TestPage
let live: WritableCell<LiveState>
let carol: AccountId
let stops: (() => void)[]

beforeEach(async () => {
  world = await openTestSession()
  const { session, server } = world
  page = createTestPage()
  live = createCell<LiveState>({ kind: 'error', liveFeeds: new Set() })
  carol = (await server.account('carol')).id as AccountId // the instance's own id
  await postAs(server, 'bob', 'Mine, the oldest')
  server.clock.advance(1000)
  await postAs(server, 'carol', { status: 'Hers', visibility: 'private' })
  server.clock.advance(1000)
  await postAs(server, 'bob', 'Mine')
  await callAs(server, 'bob', 'POST', `/api/v1/accounts/${carol}/follow`)
  session.entities.receive({ relationships: await accounts.relationships(session.client, [carol]) })
  await feedsOf(session).loadNewer('home')
  stops = [startFollowWatch({ session, page, random: () => 0.5, live })]
})
afterEach(async () => {
  for (const stop of stops) stop()
  await world.close()
})

const goes = (kind: LiveKind) => live.set({ kind, liveFeeds: new Set() })
const asked = () => world.asked.filter((call) => call === 'GET /api/v1/accounts/relationships').length
const response = (what: 'authorize' | 'reject') =>
  callAs(world.server, 'carol', 'POST', `/api/v1/follow_requests/${world.session.me}/${what}`)
const relationship = () => world.session.entities.relationships.get(carol)
const home = () =>
  feedsOf(world.session)
    .at('home')
    .get()
    .rows.map((row) => (row.kind === 'entry' ? world.session.entities.statuses.get(row.id)?.content : null))

async function pass(ms: number): Promise<void> {
  world.server.clock.advance(ms)
  await settle()
  await settle()
}

test('a request that is accepted elsewhere is noticed within 20 s without a live connection, and adds the posts to home', async () => {
  expect(relationship()).toMatchObject({ requested: true, following: false })
  expect(home()).toEqual(['Mine', 'Mine, the oldest'])
  await response('authorize')
  await pass(21_000)
  expect(relationship()).toMatchObject({ requested: false, following: true })
  await pass(1000)
  expect(home()).toEqual(['Mine', 'Hers', 'Mine, the oldest'])
  const before = asked()
  await pass(120_000)
  expect(asked()).toBe(before)
})

test('a request that is rejected elsewhere is noticed as well', async () => {
  await response('reject')
  await pass(21_000)
  expect(relationship()).toMatchObject({ requested: false, following: false })
  expect(home()).not.toContain('Hers')
})

test('with a live connection it is polled every 60 s, and on a hidden page not at all', async () => {
  goes('joined')
  const before = asked()
  await pass(59_000)
  expect(asked()).toBe(before)
  await pass(2000)
  expect(asked()).toBe(before + 1)
  page.visible.set(false)
  await pass(300_000)
  expect(asked()).toBe(before + 1)
})

test('an unreachable server is requested less often', async () => {
  world.server.fail('GET /api/v1/accounts/relationships', 503)
  const before = asked()
  for (let second = 0; second < 600; second += 10) await pass(10_000)
  expect(asked() - before).toBeLessThan(12)
  expect(world.session.notices.history.get()).toEqual([])
})
