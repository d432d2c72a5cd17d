import type { Send } from '@rookery/api/http/client'
import type { StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { createCell, type WritableCell } from '@rookery/store/Cell'
import type { LiveKind, LiveState } from './LiveState.ts'
import { startThreadWatch } from './threadWatch.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'

let world: TestSession
let page: TestPage
let live: WritableCell<LiveState>
let root: StatusId
let stops: (() => void)[]

beforeEach(async () => {
  world = await openTestSession()
  page = createTestPage()
  live = createCell<LiveState>({ kind: 'off', liveFeeds: new Set() })
  root = await postAs(world.server, 'ada', 'Root')
  await threadsOf(world.session).openThread(root)
  stops = [
    threadsOf(world.session)
      .at(root)
      .subscribe(() => {}),
    startThreadWatch({ session: world.session, page, live }),
  ]
})
afterEach(async () => {
  for (const stop of stops) stop()
  await world.close()
})

const goes = (kind: LiveKind) => live.set({ kind, liveFeeds: new Set() })
/** Time of the last request for the conversation on screen. */
const askedAt = () => threadsOf(world.session).shown()[0]?.askedAt
const size = () => threadsOf(world.session).at(root).get().ids.length

async function postReply(): Promise<void> {
  world.server.clock.advance(5)
  await postAs(world.server, 'ada', { status: 'Answer', in_reply_to_id: root })
}

async function pass(ms: number): Promise<void> {
  world.server.clock.advance(ms)
  await settle()
}

test.each<[string, LiveKind, number, number]>([
  ['every 20 seconds', 'off', 19_000, 2000],
  ['every 60 seconds while a live connection stands', 'joined', 59_000, 2000],
])('polls new replies %s', async (_, kind, tooSoon, later) => {
  goes(kind)
  await settle()
  await postReply()
  const before = askedAt()
  await pass(tooSoon)
  expect(askedAt()).toBe(before)
  await pass(later)
  await expect.poll(size).toBe(2)
})

test('waits a little longer for each post', async () => {
  await postReply()
  await pass(21_000)
  await expect.poll(size).toBe(2)
  await postReply()
  const before = askedAt()
  await pass(20_300)
  expect(askedAt()).toBe(before)
  await pass(1100)
  await expect.poll(size).toBe(3)
})

test('fetches at once when the page becomes visible, and not while it is hidden', async () => {
  page.visible.set(false)
  await postReply()
  const before = askedAt()
  await pass(120_000)
  expect(askedAt()).toBe(before)
  page.visible.set(true)
  await expect.poll(size).toBe(2)
})

test('polls immediately when the live connection is restored', async () => {
  goes('joined')
  goes('error')
  await postReply()
  goes('joined')
  await expect.poll(size).toBe(2)
})

test('stops fetching a conversation when its post is deleted', async () => {
  world.server.fail('GET /api/v1/statuses/:id', 404)
  await pass(21_000)
  await expect.poll(() => threadsOf(world.session).at(root).get().error).toMatchObject({ status: 404 })
  const before = askedAt()
  await pass(60_000)
  expect(askedAt()).toBe(before)
})

test('does not fetch a conversation that is not on screen', async () => {
  stops[0]?.()
  const asks = vi.spyOn(threadsOf(world.session), 'refresh')
  await postReply()
  await pass(60_000)
  expect(asks).not.toHaveBeenCalled()
})

test('does not poll a server during its requested wait', async () => {
  const undo = world.server.fail('GET /api/v1/statuses/:id/context', new Response('', { status: 429, headers: { 'retry-after': '120' } }))
  await postReply()
  await pass(21_000)
  undo()
  const asked = () => world.asked.filter((call) => call.endsWith('/context')).length
  const before = asked()
  for (let second = 0; second < 110; second += 1) await pass(1000)
  expect(asked()).toBe(before)
  for (let second = 0; second < 20; second += 1) await pass(1000)
  expect(size()).toBe(2)
})

test('only one of two windows on one conversation polls, and both have the reply', async () => {
  for (const stop of stops) stop()
  await world.close()
  const { here, there } = twoTabs()
  const asked = { here: 0, there: 0 }
  const counting = (tab: 'here' | 'there') => (send: Send) => (url: string, init: RequestInit) => {
    if (url.includes('/context')) asked[tab] += 1
    return send(url, init)
  }
  world = await openTestSession({ tabs: here, through: counting('here') })
  const other = await openTestSession({ server: world.server, browser: world.browser, tabs: there, through: counting('there') })
  // As each tab does that holds no connection of its own, and the one that holds it.
  there.notify({ kind: 'whoLeads', subject: 'stream' })
  here.notify({ kind: 'leads', subject: 'stream' })
  root = await postAs(world.server, 'ada', 'Root')
  stops = []
  for (const { session } of [world, other]) {
    await threadsOf(session).openThread(root)
    stops.push(
      threadsOf(session)
        .at(root)
        .subscribe(() => {}),
      startThreadWatch({ session, page, live }),
    )
    await pass(1000)
  }
  await postReply()
  const before = asked.here + asked.there
  for (let second = 0; second < 64; second += 1) await pass(1000)
  expect([world, other].map(({ session }) => threadsOf(session).at(root).get().ids.length)).toEqual([2, 2])
  expect(asked.here + asked.there - before).toBe(3)
  for (const stop of stops.splice(0)) stop()
  await other.close()
})
