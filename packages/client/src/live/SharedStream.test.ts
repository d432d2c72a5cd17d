import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { createCell, type Stop, type WritableCell } from '@rookery/store/Cell'
import { lostSinceOf } from '#features/session/model/lostSince.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { createTestSockets, type TestSockets } from '#test/TestSockets.ts'
import { twoTabs } from '#test/twoTabs.ts'
import type { LeaderElection } from './LeaderElection.ts'
import { startPollers } from './pollers.ts'
import { startFeedSubscriptions } from './FeedSubscriptions.ts'

interface Tab {
  readonly world: TestSession
  readonly page: TestPage
  readonly leads: WritableCell<boolean>
  readonly live: ReturnType<typeof startFeedSubscriptions>
  readonly sockets: TestSockets
  readonly stops: Stop[]
}

let first: Tab
let second: Tab

async function openTab(tabs: ReturnType<typeof twoTabs>['here'], leader: boolean, other?: TestSession): Promise<Tab> {
  const world = await openTestSession({
    ...(other && { server: other.server, browser: other.browser }),
    tabs,
  })
  const { session } = world
  settingsOf(session).set('streaming', true)
  const leads = createCell(leader)
  const leaderElection: LeaderElection = { leads: leads.get, leave: () => {}, subscribe: leads.subscribe, stop: () => {} }
  const page = createTestPage()
  const sockets = createTestSockets(world.server)
  const { WebSocket } = sockets
  const stops = [
    feedsOf(session)
      .at('home')
      .subscribe(() => {}),
  ]
  feedsOf(session).openFeed('home')
  await settle()
  const live = startFeedSubscriptions({
    session,
    page,
    leaderElection,
    random: () => 0.5,
    readText: String,
    shown: feedsOf(session).shown,
    WebSocket,
  })
  stops.push(live.stop, startPollers({ session, page, random: () => 0.5, live: live.state, leaderElection }).stop)
  return { world, page, leads, live, sockets, stops }
}

async function pass(): Promise<void> {
  await settle()
  await first.world.server.instance.settled()
  await settle()
  for (const { page } of [first, second]) page.frame()
  await settle()
}

async function post(text: string): Promise<StatusId> {
  const { server } = first.world
  server.clock.advance(1)
  const id = await postAs(server, 'ada', text)
  await pass()
  return id
}

const home = ({ world }: Tab) => {
  const { rows, pending } = feedsOf(world.session).at('home').get()
  return [...pending, ...rows.map((row) => row.id)]
}
const fetches = ({ world }: Tab, path = 'GET /api/v1/timelines/home') => world.asked.filter((one) => one === path).length

beforeEach(async () => {
  const tabs = twoTabs()
  first = await openTab(tabs.here, true)
  const { server } = first.world
  await callAs(server, 'bob', 'POST', `/api/v1/accounts/${(await server.account('ada')).id}/follow`)
  second = await openTab(tabs.there, false, first.world)
  await pass()
  // Timelines take a follow in when it is a second old.
  server.clock.advance(1000)
  await pass()
})

afterEach(async () => {
  for (const tab of [second, first]) {
    for (const stop of tab.stops.toReversed()) stop()
    await tab.world.close()
  }
})

test('two tabs share one connection, and a streamed post appears in both without a request', async () => {
  expect([first.sockets.open(), second.sockets.attempts()]).toEqual([1, 0])
  expect([first, second].map(({ live }) => live.state.get().kind)).toEqual(['joined', 'joined'])
  // The first user of a lazy module waits for it.
  await expect.poll(() => [...second.live.state.get().liveFeeds].toSorted()).toEqual(['home', 'notifications'])
  const before = [fetches(first), fetches(second)]
  const id = await post('Once')
  expect([home(first), home(second)]).toEqual([[id], [id]])
  for (let second = 0; second < 120; second += 5) {
    first.world.server.clock.advance(5000)
    await pass()
  }
  expect([fetches(first), fetches(second)]).toEqual(before)

  // A server may write its own host into handles, which neither tab shows.
  const { server, session } = first.world
  const raw = await callAs(server, 'bob', 'GET', '/api/v1/accounts/verify_credentials')
  const account = { ...raw, acct: `bob@${new URL(session.origin).host}`, display_name: 'Bob of the pond' }
  const status = { ...(await callAs(server, 'bob', 'GET', `/api/v1/statuses/${id}`)), account }
  first.sockets.send({ stream: ['user'], event: 'status.update', payload: JSON.stringify(status) })
  await pass()
  const bobs = [first, second].map(({ world }) => world.session.entities.accounts.get(raw.id as AccountId))
  expect(bobs).toMatchObject(Array.from(bobs, () => ({ acct: 'bob', displayName: 'Bob of the pond' })))
})

test('the tab that takes over connects and misses nothing; the other disconnects', async () => {
  const early = await post('Early')
  first.leads.set(false)
  const between = await post('Between')
  second.leads.set(true)
  await pass()
  await pass()
  expect([first.sockets.open(), second.sockets.open()]).toEqual([0, 1])
  expect([first, second].map(({ live }) => live.state.get().kind)).toEqual(['joined', 'joined'])
  const late = await post('Late')
  expect([home(first), home(second)]).toEqual([
    [late, between, early],
    [late, between, early],
  ])
  for (const { world } of [first, second]) expect(world.session.notices.history.get()).toEqual([])
})

test('a loss is shown in both tabs once, and its end, too', async () => {
  first.sockets.breakAll(1006)
  await pass()
  expect(second.live.state.get().kind).toBe('error')
  const lostAt = first.world.server.clock.now()
  expect([first, second].map(({ world }) => lostSinceOf(world.session).get())).toEqual([lostAt, lostAt])
  first.world.server.clock.advance(1000)
  await pass()
  await pass()
  expect([first, second].map(({ world }) => lostSinceOf(world.session).get())).toEqual([null, null])
})

test('a response from before the stream joined does not count as caught up', async () => {
  await post('Old')
  const allow = [first, second].map(({ sockets }) => sockets.reject())
  first.sockets.breakAll(1006)
  await pass()
  await feedsOf(first.world.session).loadNewer('home')
  const missed = await postAs(first.world.server, 'ada', 'A moment later')
  for (const undo of allow) undo()
  first.world.server.clock.advance(1000)
  await pass()
  await pass()
  for (const tab of [first, second]) {
    expect(tab.live.state.get().liveFeeds.has('home')).toBe(true)
    expect(home(tab)).toContain(missed)
  }
})

test('without a connection one tab polls, and the other gets its response without a request', async () => {
  for (const { world } of [first, second]) settingsOf(world.session).set('streaming', false)
  await pass()
  const old = await post('Old')
  await Promise.all([first, second].map(({ world }) => feedsOf(world.session).loadNewer('home')))
  const before = [fetches(first), fetches(second)]
  const id = await post('Polled')
  for (let second = 0; second < 25; second += 1) {
    first.world.server.clock.advance(1000)
    await settle()
  }
  expect([home(first), home(second)]).toEqual([
    [id, old],
    [id, old],
  ])
  expect([fetches(first), fetches(second)]).toEqual([(before[0] ?? 0) + 1, before[1]])
})
