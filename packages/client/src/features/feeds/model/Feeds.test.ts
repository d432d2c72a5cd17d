import * as statuses from '@rookery/api/calls/statuses'
import { expect, test } from 'vitest'
import { feedWorld } from '#test/feedWorld.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { feedsOf } from './feedsOf.ts'

const here = feedWorld()
const { asked, posts, rows } = here

test('opening loads the newest page, and older ones follow at most once a second', async () => {
  const ids = await posts(45)
  feedsOf(here.session).openFeed('public')
  expect(feedsOf(here.session).at('public').get().loading).toBe('first')
  await settle()
  expect(rows()).toEqual(ids.slice(0, 20))
  feedsOf(here.session).loadOlder('public')
  feedsOf(here.session).loadOlder('public')
  await settle()
  expect(rows()).toEqual(ids.slice(0, 40))
  feedsOf(here.session).loadOlder('public')
  await settle()
  expect(rows()).toHaveLength(40)
  here.world.server.clock.advance(999)
  await settle()
  expect(rows()).toHaveLength(40)
  here.world.server.clock.advance(1)
  await settle()
  expect(rows()).toEqual(ids)
  here.world.server.clock.advance(1000)
  feedsOf(here.session).loadOlder('public')
  await settle()
  expect(feedsOf(here.session).at('public').get().bottomedOut).toBe(true)
  expect(asked.filter((path) => path.includes('max_id'))).toHaveLength(3)
})

test('a feed opened twice on a screen is fetched once, and opened again later fetches newer posts', async () => {
  await posts(1)
  feedsOf(here.session).openFeed('public')
  feedsOf(here.session).openFeed('public')
  await settle()
  feedsOf(here.session).openFeed('public')
  await settle()
  expect(asked.filter((path) => path.includes('/timelines/public'))).toHaveLength(1)
  const [fresh] = await posts(1)
  here.world.server.clock.advance(5000)
  feedsOf(here.session).openFeed('public')
  await settle()
  expect(feedsOf(here.session).at('public').get().pending).toEqual([fresh])
})

test('new posts are pending until they are shown, and the place of the reader stays', async () => {
  await posts(3)
  await feedsOf(here.session).loadNewer('public')
  const before = rows()
  const fresh = await posts(2, 'dave')
  await feedsOf(here.session).loadNewer('public')
  expect(rows()).toEqual(before)
  expect(feedsOf(here.session).at('public').get()).toMatchObject({ pending: fresh, paused: true })
  feedsOf(here.session).showPending('public')
  expect(rows()).toEqual([...fresh, ...before])
})

test('an own post that is sent during the first load is in the list, although the page does not contain it', async () => {
  const { session, world } = here
  const [older] = await posts(1)
  world.server.clock.advance(1)
  // The public timeline of the server has no such post, as if it had answered before the post was there.
  const id = await postAs(world.server, 'bob', { status: 'Just now', visibility: 'unlisted' })
  const own = { ...(await statuses.get(session.client, id)), visibility: 'public' as const }
  session.entities.receive({ statuses: [own] })
  feedsOf(session).openFeed('public')
  feedsOf(session).insertOwn(own)
  await settle()
  expect(rows()).toEqual([id, older])
})

test('more than a page of new posts leaves a gap that fills from both ends', async () => {
  const old = await posts(3)
  await feedsOf(here.session).loadNewer('public')
  const fresh = await posts(70)
  await feedsOf(here.session).loadNewer('public')
  expect(feedsOf(here.session).at('public').get().hasGapBelowPending).toBe(true)
  feedsOf(here.session).showPending('public')
  expect(rows()).toEqual([...fresh.slice(0, 20), 'gap', ...old])
  const gap = feedsOf(here.session).at('public').get().rows[20]?.id ?? ''
  await feedsOf(here.session).fillGap('public', gap, 'older')
  expect(rows()).toEqual([...fresh.slice(0, 20), 'gap', ...fresh.slice(50), ...old])
  await feedsOf(here.session).fillGap('public', gap, 'newer')
  expect(rows()).toEqual([...fresh.slice(0, 40), 'gap', ...fresh.slice(50), ...old])
  await feedsOf(here.session).fillGap('public', gap, 'newer')
  expect(rows()).toEqual([...fresh, ...old])
})

test('the reload button clears and reloads the feed', async () => {
  await posts(3)
  await feedsOf(here.session).loadNewer('public')
  const fresh = await posts(30)
  await feedsOf(here.session).loadNewer('public')
  const done = feedsOf(here.session).reload('public')
  expect(rows()).toEqual([])
  await done
  expect(rows()).toEqual(fresh.slice(0, 20))
  expect(feedsOf(here.session).at('public').get().hasGapBelowPending).toBe(false)
})

test('a response from before a reload changes nothing', async () => {
  const old = await posts(2)
  const release = here.world.server.hold('GET /api/v1/timelines/public')
  const late = feedsOf(here.session).loadNewer('public')
  await release.arrived
  const reload = feedsOf(here.session).reload('public')
  release()
  await reload
  expect(await late).toBe(false)
  expect(rows()).toEqual(old)
  expect(feedsOf(here.session).at('public').get()).toMatchObject({ loading: 'idle', pending: [], error: null })
})

test('a closed feed ignores a late response', async () => {
  await posts(2)
  const release = here.world.server.hold('GET /api/v1/timelines/public')
  const late = feedsOf(here.session).loadNewer('public')
  await release.arrived
  feedsOf(here.session).close()
  release()
  await late
  expect(feedsOf(here.session).at('public').get()).toMatchObject({ rows: [], loading: 'idle' })
})

test('bookmarks stay in the order of the server and page by its links', async () => {
  const ids = await posts(25)
  const marked = [ids[3], ids[20], ids[0], ...ids.slice(4, 19), ids[1], ids[2], ids[22], ids[23]].flatMap((id) => id ?? [])
  for (const id of marked) {
    here.world.server.clock.advance(1)
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${id}/bookmark`)
  }
  const order = marked.toReversed()
  await feedsOf(here.session).loadNewer('bookmarks')
  expect(rows('bookmarks')).toEqual(order.slice(0, 20))
  feedsOf(here.session).loadOlder('bookmarks')
  await settle()
  expect(rows('bookmarks')).toEqual(order)
  await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${ids[24]}/bookmark`)
  await feedsOf(here.session).loadNewer('bookmarks')
  expect(rows('bookmarks')).toEqual([ids[24], ...order])
})

test('a deleted post leaves every feed, with repeats of it and notifications about it', async () => {
  const id = await postAs(here.world.server, 'bob', 'Mine')
  here.world.server.clock.advance(1)
  await callAs(here.world.server, 'ada', 'POST', `/api/v1/statuses/${id}/reblog`)
  const key: StatusFeedKey = `userReplies:${(await here.world.server.account('ada')).id}`
  await Promise.all([
    feedsOf(here.session).loadNewer('home'),
    feedsOf(here.session).loadNewer(key),
    feedsOf(here.session).loadNewer('notifications'),
  ])
  expect([rows('home').length, rows(key).length, feedsOf(here.session).at('notifications').get().rows.length]).toEqual([1, 1, 1])
  feedsOf(here.session).removeStatuses(new Set([id]))
  expect([rows('home').length, rows(key).length, feedsOf(here.session).at('notifications').get().rows.length]).toEqual([0, 0, 0])
})

test('a feed counts as shown while it has a subscriber', async () => {
  const stop = feedsOf(here.session)
    .at('public')
    .subscribe(() => {})
  const stopWatching = feedsOf(here.session)
    .at('home')
    .watch(() => {})
  await Promise.resolve()
  expect(feedsOf(here.session).shown.get()).toEqual(['public'])
  stop()
  stop()
  await Promise.resolve()
  expect(feedsOf(here.session).shown.get()).toEqual([])
  stopWatching()
})

test('the least recently opened feeds are dropped', async () => {
  for (let number = 0; number < 30; number += 1) feedsOf(here.session).openFeed(`tag:t${number}`)
  await settle()
  const keys = feedsOf(here.session).keys()
  expect(keys).toContain('tag:t29')
  expect(keys).not.toContain('tag:t0')
})

test('each kind of interaction has its own feed', async () => {
  const own = await postAs(here.world.server, 'bob', 'Which of these?')
  await callAs(here.world.server, 'ada', 'POST', `/api/v1/statuses/${own}/favourite`)
  await callAs(here.world.server, 'dave', 'POST', `/api/v1/statuses/${own}/reblog`)
  await postAs(here.world.server, 'ada', '@bob This one')
  const kinds = async (key: 'interactions:mentions' | 'interactions:likes' | 'interactions:follows') => {
    await feedsOf(here.session).loadNewer(key)
    return rowIds(feedsOf(here.session).at(key).get().rows).map((id) => here.session.entities.notifications.get(id)?.type)
  }
  expect(await kinds('interactions:mentions')).toEqual(['mention'])
  expect((await kinds('interactions:likes')).toSorted()).toEqual(['favourite', 'reblog'])
  expect(await kinds('interactions:follows')).toEqual([])
})

test.each([502, 503, 504])(
  'notifications that fail with %i show a notice; a timeline shows the error in its header instead',
  async (status) => {
    const { session, world } = here
    await posts(1)
    await postAs(world.server, 'carol', '@bob Hello')
    await feedsOf(session).loadNewer('public')
    await feedsOf(session).loadNewer('notifications')
    world.server.fail('GET /api/v1/notifications', status)
    world.server.fail('GET /api/v1/timelines/public', status)
    await feedsOf(session).loadNewer('public')
    expect(session.notices.get()).toEqual([])
    await feedsOf(session).loadNewer('notifications')
    expect(session.notices.get()).toMatchObject([{ level: 'error', messageKey: 'errors.notifications', timeout: 5000 }])
  },
)
