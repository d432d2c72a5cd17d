import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NotificationId } from '@rookery/api/wire/model'
import { unseenCount } from '#features/notifications/model/unseenCount.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { createCell, type WritableCell } from '@rookery/store/Cell'
import type { LiveKind, LiveState } from './LiveState.ts'
import { startReadMarkers, type ReadMarkers } from './readMarkers.ts'

let world: TestSession
let page: TestPage
let live: WritableCell<LiveState>
let markers: ReadMarkers

beforeEach(async () => {
  world = await openTestSession()
  for (const text of ['One', 'Two', 'Three']) await postAs(world.server, 'ada', `@bob ${text}`)
  await feedsOf(world.session).loadNewer('notifications')
  page = createTestPage()
  live = createCell<LiveState>({ kind: 'error', liveFeeds: new Set() })
  markers = startReadMarkers({ session: world.session, page, live })
})
afterEach(async () => {
  markers.stop()
  await world.close()
})

const ids = () =>
  feedsOf(world.session)
    .at('notifications')
    .get()
    .rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))
const readElsewhere = (fields: Readonly<Record<string, NotificationId | undefined>>) =>
  callAs(world.server, 'bob', 'POST', '/api/v1/pleroma/notifications/read', fields)

async function poll(): Promise<void> {
  world.server.clock.advance(20_000)
  await settle()
}

test('notifications read on another device are seen here within one poll: one alone, then all', async () => {
  await poll()
  expect(unseenCount(world.session)).toBe(3)
  await readElsewhere({ id: ids()[1] })
  await poll()
  expect(unseenCount(world.session)).toBe(2)
  await readElsewhere({ max_id: ids()[0] })
  await poll()
  expect(unseenCount(world.session)).toBe(0)
})

test('notifications read elsewhere before the first poll are seen with it', async () => {
  await readElsewhere({ id: ids()[1] })
  await poll()
  expect(unseenCount(world.session)).toBe(2)
})

test('if the server has only the position, everything up to it is seen', async () => {
  const { session, server } = world
  session.setServer({ ...session.server.get(), capabilities: { ...session.server.get().capabilities, seenMarks: false } })
  const middle = ids()[1]
  server.fail(
    'GET /api/v1/markers',
    Response.json({ notifications: { last_read_id: middle, updated_at: '2026-03-02T12:00:00Z', version: 3 } }),
  )
  await poll()
  expect(unseenCount(session)).toBe(1)
})

test.each([
  [404, 3],
  [500, 0],
])('a server that responds with %i is polled again unless it has no positions: %i stay unseen', async (status, left) => {
  const undo = world.server.fail('GET /api/v1/markers', status)
  await poll()
  undo()
  await poll()
  await readElsewhere({ max_id: ids()[0] })
  await poll()
  expect(unseenCount(world.session)).toBe(left)
})

test('markers that failed to load are requested again with the next poll', async () => {
  await poll()
  await readElsewhere({ max_id: ids()[0] })
  const undo = world.server.fail('GET /api/v1/notifications', 503)
  await poll()
  expect(unseenCount(world.session)).toBe(3)
  undo()
  await poll()
  expect(unseenCount(world.session)).toBe(0)
})

test('a notification read on another device far down the list is seen here, too', async () => {
  const { server, session } = world
  const [, , oldest] = ids()
  for (let n = 1; n <= 45; n += 1) await postAs(server, 'ada', `@bob More ${n}`)
  for (let page = 0; page < 4; page += 1) {
    server.clock.advance(5000)
    await feedsOf(session).loadNewer('notifications')
    feedsOf(session).showPending('notifications')
    for (const row of feedsOf(session).at('notifications').get().rows) {
      if (row.kind === 'gap') await feedsOf(session).fillGap('notifications', row.id, 'newer')
    }
  }
  expect(ids()).toHaveLength(48)
  await poll()
  await readElsewhere({ id: oldest })
  await poll()
  expect(unseenCount(session)).toBe(47)
})

const goes = (kind: LiveKind) => live.set({ kind, liveFeeds: new Set() })

test('with a live connection the position is requested only on focus, when visible, after a sleep and after a reconnect', async () => {
  const asked = () => world.asked.filter((call) => call === 'GET /api/v1/markers').length
  goes('joined')
  await poll()
  expect(asked()).toBe(1)
  const returns: Readonly<Record<string, () => void>> = {
    focus: () => {
      page.focused.set(false)
      page.focused.set(true)
    },
    sight: () => {
      page.visible.set(false)
      page.visible.set(true)
    },
    sleep: () => markers.retryNow(),
    reconnect: () => {
      goes('closed')
      goes('joined')
    },
  }
  for (const [name, comeBack] of Object.entries(returns)) {
    const before = asked()
    for (let time = 0; time < 4; time += 1) await poll()
    expect([name, asked()]).toEqual([name, before])
    comeBack()
    await poll()
    expect([name, asked()]).toEqual([name, before + 1])
  }
  goes('error')
  const before = asked()
  for (let time = 0; time < 3; time += 1) await poll()
  expect(asked()).toBe(before + 3)
})
