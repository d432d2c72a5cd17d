import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { TabMessage } from '#features/session/model/TabMessage.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { createCell, type Stop, type WritableCell } from '@rookery/store/Cell'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import type { LiveState } from './LiveState.ts'
import { startPollers } from './pollers.ts'

let world: TestSession
let session: Session
let page: TestPage
let live: WritableCell<LiveState>
let stops: Stop[]
let leads: boolean
let notified: TabMessage[]
/** Another tab says this. */
let onMessage: (message: TabMessage) => void

async function start(as: 'bob' | null, kind: LiveState['kind'] = 'off'): Promise<void> {
  leads = true
  const listeners = new Set<(message: TabMessage) => void>()
  onMessage = (message) => listeners.forEach((listener) => listener(message))
  notified = []
  world = await openTestSession({
    as,
    tabs: {
      notify: (message) => notified.push(message),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      close: () => {},
    },
  })
  session = world.session
  page = createTestPage()
  live = createCell<LiveState>({ kind, liveFeeds: new Set() })
  const leaderElection = { leads: () => leads, leave: () => {}, subscribe: () => () => {}, stop: () => {} }
  stops = [startPollers({ session, page, random: () => 0.5, live, leaderElection }).stop]
  await settle()
}

beforeEach(() => start('bob'))
afterEach(async () => {
  for (const stop of stops.toReversed()) stop()
  await world.close()
})

async function show(key: FeedKey): Promise<void> {
  stops.push(
    feedsOf(session)
      .at(key)
      .subscribe(() => {}),
  )
  feedsOf(session).openFeed(key)
  await settle()
}

/** Lets time go by as it does, second by second. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    world.server.clock.advance(1000)
    await settle()
  }
}

const home = 'GET /api/v1/timelines/home'
const notifications = 'GET /api/v1/notifications'
const count = (call: string) => world.asked.filter((one) => one === call).length

test('a timeline on screen and the notifications are polled every 20 seconds', async () => {
  await show('home')
  // The calls about notifications are code that comes late.
  await expect.poll(() => [count(home), count(notifications)]).toEqual([1, 1])
  await pass(65)
  expect([count(home), count(notifications)]).toEqual([4, 4])
})

/** Starts the pollers again while a connection is being made. Returns a function that changes its state. */
async function startConnecting(): Promise<(next: LiveState['kind']) => Promise<void>> {
  for (const stop of stops.toReversed()) stop()
  await world.close()
  await start('bob', 'starting_initial')
  return async (kind) => {
    live.set({ kind, liveFeeds: new Set() })
    await settle()
  }
}

test('the first notifications are left to a connection in progress, which fetches them itself', async () => {
  const set = await startConnecting()
  await pass(1)
  await set('joined')
  await pass(10)
  expect(count(notifications)).toBe(0)
})

test.each(['error', 'closed', 'off'] as const)('they are requested as soon as no connection can be made (%s)', async (kind) => {
  const set = await startConnecting()
  await pass(1)
  expect(count(notifications)).toBe(0)
  await set(kind)
  await expect.poll(() => count(notifications)).toBe(1)
  await set('error')
  await pass(5)
  expect(count(notifications)).toBe(1)
})

test('they are polled after three seconds without a connection', async () => {
  await startConnecting()
  await pass(2)
  expect(count(notifications)).toBe(0)
  await pass(1)
  await expect.poll(() => count(notifications)).toBe(1)
})

test('they are requested once when a list requested them a moment before', async () => {
  const set = await startConnecting()
  feedsOf(session).openFeed('notifications')
  await expect.poll(() => feedsOf(session).at('notifications').get().loaded).toBe(true)
  await set('error')
  await pass(5)
  expect(count(notifications)).toBe(1)
})

test('a feed that is not visible is not polled', async () => {
  feedsOf(session).openFeed('home')
  await settle()
  await pass(60)
  expect(count(home)).toBe(1)
})

test('a live feed is not polled', async () => {
  await show('home')
  live.set({ kind: 'joined', liveFeeds: new Set(['home', 'notifications']) })
  await pass(60)
  expect([count(home), count(notifications)]).toEqual([1, 1])
})

test('bookmarks are not polled', async () => {
  await show('bookmarks')
  await pass(60)
  expect(count('GET /api/v1/bookmarks')).toBe(1)
})

test('a hidden page polls only notifications, once a minute, and the rest at once when it becomes visible', async () => {
  await show('home')
  page.visible.set(false)
  await pass(125)
  expect(count(home)).toBe(1)
  expect(count(notifications)).toBeLessThanOrEqual(4)
  const id = await postAs(world.server, 'bob', 'Meanwhile')
  page.visible.set(true)
  await pass(1)
  expect(
    feedsOf(session)
      .at('home')
      .get()
      .rows.map((row) => row.id),
  ).toEqual([id])
})

test.each([401, 403, 404])('a timeline that the server rejects with %s from the beginning is not polled', async (status) => {
  world.server.fail(home, status)
  await show('home')
  await pass(60)
  expect(count(home)).toBe(1)
})

test.each([404, 410])('a timeline that is missing (%s) says so and is not polled until the reader retries', async (status) => {
  await show('home')
  const undo = world.server.fail(home, status)
  await pass(25)
  expect(feedsOf(session).at('home').get().error?.message).toEqual({ key: 'errors.notThere' })
  const before = count(home)
  await pass(600)
  expect(count(home)).toBe(before)
  undo()
  await feedsOf(session).reload('home')
  await pass(25)
  expect(count(home)).toBe(before + 2)
})

describe('in an outage', () => {
  test('the waits grow, and no more than 20 requests a minute are sent', async () => {
    await show('home')
    world.server.fail(home, 503)
    world.server.fail(notifications, 503)
    world.asked.length = 0
    await pass(600)
    expect(world.asked.length).toBeLessThan(20)
    expect(count(home)).toBeGreaterThan(2)
  })

  test('a first load that failed is tried again', async () => {
    const undo = world.server.drop(home)
    await show('home')
    expect(feedsOf(session).at('home').get()).toMatchObject({ loaded: false, error: { kind: 'network' } })
    undo()
    await pass(25)
    expect(feedsOf(session).at('home').get()).toMatchObject({ loaded: true, error: null })
  })

  test('a wait requested by the server is respected', async () => {
    await show('home')
    const undo = world.server.fail(home, new Response('', { status: 429, headers: { 'retry-after': '120' } }))
    await pass(21)
    undo()
    const before = count(home)
    await pass(115)
    expect(count(home)).toBe(before)
    await pass(180)
    expect(count(home)).toBeGreaterThan(before)
  })
})

test('only the leading tab polls, and notifies the other tabs, which fetch the changed feed', async () => {
  await show('home')
  await postAs(world.server, 'bob', 'New')
  await pass(21)
  expect(notified).toEqual([{ kind: 'arrived', feed: 'home' }])

  leads = false
  const before = count(home)
  await pass(60)
  expect(count(home)).toBe(before)
  onMessage({ kind: 'arrived', feed: 'public' })
  await settle()
  expect(count(home)).toBe(before)
  onMessage({ kind: 'arrived', feed: 'home' })
  await settle()
  expect(count(home)).toBe(before + 1)
})

test('a session that the server rejected does not poll', async () => {
  await show('home')
  await world.server.instance.context.db.deleteFrom('oauth_tokens').execute()
  world.server.clock.advance(60_000)
  await pass(30)
  expect(session.expired.get()).toBe(true)
  world.asked.length = 0
  await pass(120)
  expect(world.asked).toEqual([])
})

test('a visitor’s page polls only the timeline on screen', async () => {
  for (const stop of stops.toReversed()) stop()
  await world.close()
  await start(null)
  await show('public')
  world.asked.length = 0
  await pass(21)
  expect(world.asked).toEqual(['GET /api/v1/timelines/public'])
})
