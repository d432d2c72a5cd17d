import { afterEach, beforeEach, expect, test } from 'vitest'

import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'

import { countNews, type News } from './countNews.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession
let notified: News[]
let isBusy: boolean
let stop: () => void

beforeEach(async () => {
  world = await openTestSession()
  notified = []
  isBusy = false
  const { session } = world
  feedsOf(session)
    .at('public')
    .subscribe(() => {})
  await postAs(world.server, 'ada', { status: 'Before' })
  await feedsOf(session).at('public').loadNewer()
  await settle()
  stop = countNews({ session, clock: session.clock, isBusy: () => isBusy, notify: (news) => notified.push(news) })
  await settle()
})
afterEach(() => {
  stop()
  return world.close()
})

/** Ada posts from elsewhere, and the page hears of it. */
async function arrive(count: number, as: 'ada' | 'bob' = 'ada'): Promise<void> {
  for (let n = 0; n < count; n += 1) await postAs(world.server, as, { status: `News ${n}` })
  await feedsOf(world.session).at('public').loadNewer()
  await settle()
}

test('entries that were present before are not announced', () => {
  world.server.clock.advance(60_000)
  expect(notified).toEqual([])
})

test('posts that arrive within a second are announced once, with their count', async () => {
  await arrive(2)
  await arrive(3)
  expect(notified).toEqual([])
  world.server.clock.advance(1000)
  expect(notified).toEqual([{ posts: 5, notifications: 0 }])
})

test('posts that the timeline leaves out are not announced', async () => {
  const settings = settingsOf(world.session)
  settings.set('muteWords', ['News 1'])
  settings.set('hideWordFilteredPosts', true)
  world.server.clock.advance(400)
  await filtersOf(world.session).applyFilters([])
  await arrive(3)
  world.server.clock.advance(1000)
  expect(notified).toEqual([{ posts: 2, notifications: 0 }])
})

test('the next announcement is ten seconds after the last, and counts the arrivals since then', async () => {
  await arrive(1)
  world.server.clock.advance(1000)
  await arrive(2)
  world.server.clock.advance(9999)
  expect(notified).toHaveLength(1)
  world.server.clock.advance(1)
  expect(notified[1]).toEqual({ posts: 2, notifications: 0 })
  world.server.clock.advance(60_000)
  expect(notified).toHaveLength(2)
})

test('arrivals are announced after the user has finished writing', async () => {
  isBusy = true
  await arrive(1)
  world.server.clock.advance(1000)
  expect(notified).toEqual([])
  isBusy = false
  world.server.clock.advance(10_000)
  expect(notified).toEqual([{ posts: 1, notifications: 0 }])
})

test('the user’s own posts are not announced', async () => {
  await arrive(1, 'bob')
  world.server.clock.advance(1000)
  expect(notified).toEqual([])
})

test('posts that the reader shows before the announcement are counted, too', async () => {
  await arrive(2)
  feedsOf(world.session).showPending('public')
  world.server.clock.advance(1000)
  expect(notified).toEqual([{ posts: 2, notifications: 0 }])
})
