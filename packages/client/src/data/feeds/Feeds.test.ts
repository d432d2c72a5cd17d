import { expect, test } from 'vitest'
import { feedWorld } from '#test/feedWorld.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import type { StatusFeedKey } from './FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'

const here = feedWorld()
const { asked, posts, rows } = here

test('opening loads the newest page, and older ones follow at most once a second', async () => {
  const ids = await posts(45)
  here.session.feeds.openFeed('public')
  expect(here.session.feeds.at('public').get().loading).toBe('first')
  await settle()
  expect(rows()).toEqual(ids.slice(0, 20))
  here.session.feeds.loadOlder('public')
  here.session.feeds.loadOlder('public')
  await settle()
  expect(rows()).toEqual(ids.slice(0, 40))
  here.session.feeds.loadOlder('public')
  await settle()
  expect(rows()).toHaveLength(40)
  here.world.server.clock.advance(999)
  await settle()
  expect(rows()).toHaveLength(40)
  here.world.server.clock.advance(1)
  await settle()
  expect(rows()).toEqual(ids)
  here.world.server.clock.advance(1000)
  here.session.feeds.loadOlder('public')
  await settle()
  expect(here.session.feeds.at('public').get().bottomedOut).toBe(true)
  expect(asked.filter((path) => path.includes('max_id'))).toHaveLength(3)
})

test('a feed that two parts of a screen open is asked for once; opened again later it is asked for what is new', async () => {
  await posts(1)
  here.session.feeds.openFeed('public')
  here.session.feeds.openFeed('public')
  await settle()
  here.session.feeds.openFeed('public')
  await settle()
  expect(asked.filter((path) => path.includes('/timelines/public'))).toHaveLength(1)
  const [fresh] = await posts(1)
  here.world.server.clock.advance(5000)
  here.session.feeds.openFeed('public')
  await settle()
  expect(here.session.feeds.at('public').get().pending).toEqual([fresh])
})

test('new posts wait until they are shown; the place of the reader stays', async () => {
  await posts(3)
  await here.session.feeds.loadNewer('public')
  const before = rows()
  const fresh = await posts(2, 'dave')
  await here.session.feeds.loadNewer('public')
  expect(rows()).toEqual(before)
  expect(here.session.feeds.at('public').get()).toMatchObject({ pending: fresh, paused: true })
  here.session.feeds.showPending('public')
  expect(rows()).toEqual([...fresh, ...before])
})

test('more than a page leaves a gap that fills from both ends', async () => {
  const old = await posts(3)
  await here.session.feeds.loadNewer('public')
  const fresh = await posts(70)
  await here.session.feeds.loadNewer('public')
  expect(here.session.feeds.at('public').get().flushMarker).toBe(true)
  here.session.feeds.showPending('public')
  expect(rows()).toEqual([...fresh.slice(0, 20), 'gap', ...old])
  const gap = here.session.feeds.at('public').get().rows[20]?.id ?? ''
  await here.session.feeds.fillGap('public', gap, 'older')
  expect(rows()).toEqual([...fresh.slice(0, 20), 'gap', ...fresh.slice(50), ...old])
  await here.session.feeds.fillGap('public', gap, 'newer')
  expect(rows()).toEqual([...fresh.slice(0, 40), 'gap', ...fresh.slice(50), ...old])
  await here.session.feeds.fillGap('public', gap, 'newer')
  expect(rows()).toEqual([...fresh, ...old])
})

test('the reload button clears and loads anew', async () => {
  await posts(3)
  await here.session.feeds.loadNewer('public')
  const fresh = await posts(30)
  await here.session.feeds.loadNewer('public')
  const done = here.session.feeds.reload('public')
  expect(rows()).toEqual([])
  await done
  expect(rows()).toEqual(fresh.slice(0, 20))
  expect(here.session.feeds.at('public').get().flushMarker).toBe(false)
})

test('an answer that comes after a reload changes nothing', async () => {
  const old = await posts(2)
  const release = here.world.server.hold('GET /api/v1/timelines/public')
  const late = here.session.feeds.loadNewer('public')
  await release.arrived
  const reload = here.session.feeds.reload('public')
  release()
  await reload
  expect(await late).toBe(false)
  expect(rows()).toEqual(old)
  expect(here.session.feeds.at('public').get()).toMatchObject({ loading: 'idle', pending: [], error: null })
})

test('a closed feed takes no late answer', async () => {
  await posts(2)
  const release = here.world.server.hold('GET /api/v1/timelines/public')
  const late = here.session.feeds.loadNewer('public')
  await release.arrived
  here.session.feeds.close()
  release()
  await late
  expect(here.session.feeds.at('public').get()).toMatchObject({ rows: [], loading: 'idle' })
})

test('bookmarks stay in the order of the server and page by its links', async () => {
  const ids = await posts(25)
  const marked = [ids[3], ids[20], ids[0], ...ids.slice(4, 19), ids[1], ids[2], ids[22], ids[23]].flatMap((id) => id ?? [])
  for (const id of marked) {
    here.world.server.clock.advance(1)
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${id}/bookmark`)
  }
  const order = marked.toReversed()
  await here.session.feeds.loadNewer('bookmarks')
  expect(rows('bookmarks')).toEqual(order.slice(0, 20))
  here.session.feeds.loadOlder('bookmarks')
  await settle()
  expect(rows('bookmarks')).toEqual(order)
  await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${ids[24]}/bookmark`)
  await here.session.feeds.loadNewer('bookmarks')
  expect(rows('bookmarks')).toEqual([ids[24], ...order])
})

test('a deleted post leaves every feed, with repeats of it and notifications about it', async () => {
  const id = await postAs(here.world.server, 'bob', 'Mine')
  here.world.server.clock.advance(1)
  await callAs(here.world.server, 'ada', 'POST', `/api/v1/statuses/${id}/reblog`)
  const key: StatusFeedKey = `userReplies:${(await here.world.server.account('ada')).id}`
  await Promise.all([
    here.session.feeds.loadNewer('home'),
    here.session.feeds.loadNewer(key),
    here.session.feeds.loadNewer('notifications'),
  ])
  expect([rows('home').length, rows(key).length, here.session.feeds.at('notifications').get().rows.length]).toEqual([1, 1, 1])
  here.session.feeds.removeStatuses(new Set([id]))
  expect([rows('home').length, rows(key).length, here.session.feeds.at('notifications').get().rows.length]).toEqual([0, 0, 0])
})

test('a feed counts as shown while somebody subscribes', async () => {
  const stop = here.session.feeds.at('public').subscribe(() => {})
  const stopWatching = here.session.feeds.at('home').watch(() => {})
  await Promise.resolve()
  expect(here.session.feeds.shown.get()).toEqual(['public'])
  stop()
  stop()
  await Promise.resolve()
  expect(here.session.feeds.shown.get()).toEqual([])
  stopWatching()
})

test('feeds that nobody looked at for long are let go', async () => {
  for (let number = 0; number < 30; number += 1) here.session.feeds.openFeed(`tag:t${number}`)
  await settle()
  const keys = here.session.feeds.keys()
  expect(keys).toContain('tag:t29')
  expect(keys).not.toContain('tag:t0')
})

test('each kind of interaction is a feed of its own', async () => {
  const own = await postAs(here.world.server, 'bob', 'Which of these?')
  await callAs(here.world.server, 'ada', 'POST', `/api/v1/statuses/${own}/favourite`)
  await callAs(here.world.server, 'dave', 'POST', `/api/v1/statuses/${own}/reblog`)
  await postAs(here.world.server, 'ada', '@bob This one')
  const kinds = async (key: 'interactions:mentions' | 'interactions:likes' | 'interactions:follows') => {
    await here.session.feeds.loadNewer(key)
    return rowIds(here.session.feeds.at(key).get().rows).map((id) => here.session.entities.notifications.get(id)?.type)
  }
  expect(await kinds('interactions:mentions')).toEqual(['mention'])
  expect((await kinds('interactions:likes')).toSorted()).toEqual(['favourite', 'reblog'])
  expect(await kinds('interactions:follows')).toEqual([])
})

test.each([502, 503, 504])(
  'notifications that fail with %i have a notice; a timeline, which has a head that says so, has none',
  async (status) => {
    const { session, world } = here
    await posts(1)
    await postAs(world.server, 'carol', '@bob Hello')
    await session.feeds.loadNewer('public')
    await session.feeds.loadNewer('notifications')
    world.server.fail('GET /api/v1/notifications', status)
    world.server.fail('GET /api/v1/timelines/public', status)
    await session.feeds.loadNewer('public')
    expect(session.notices.get()).toEqual([])
    await session.feeds.loadNewer('notifications')
    expect(session.notices.get()).toMatchObject([{ level: 'error', messageKey: 'errors.notifications', timeout: 5000 }])
  },
)
