import { describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from './feedsOf.ts'
import { statusId } from '#test/examples.ts'
import { feedWorld } from '#test/feedWorld.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { scrollPositionsOf } from './scrollPositionsOf.ts'

const here = feedWorld()
const { posts } = here

describe('the next visit', () => {
  const rowsOf = (session: Session) =>
    feedsOf(session)
      .at('public')
      .get()
      .rows.map((row) => (row.kind === 'gap' ? 'gap' : row.id))

  test('begins with the cached part of the feed, at the place, before the server responds', async () => {
    const ids = await posts(60)
    await feedsOf(here.session).loadNewer('home')
    await feedsOf(here.session).loadNewer('public')
    for (let page = 0; page < 2; page += 1) {
      here.world.server.clock.advance(1000)
      feedsOf(here.session).loadOlder('public')
      await settle()
    }
    const place = { id: ids[45] ?? '', offset: -12 }
    scrollPositionsOf(here.session).store('public', place)
    await here.session.flush()

    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    const release = here.world.server.hold('GET /api/v1/timelines/public')
    feedsOf(again.session).openFeed('public')
    await settle()
    const feed = feedsOf(again.session).at('public')
    expect(scrollPositionsOf(again.session).get('public')).toEqual(place)
    expect(rowsOf(again.session)).toEqual([ids[0], 'gap', ...ids.slice(35, 60)])
    expect(again.session.entities.statuses.get(ids[45] ?? ('' as StatusId))?.content).toContain('Post 15')
    expect(again.session.entities.accounts.size).toBeGreaterThan(0)

    // Only newer posts are new: rows seen above the stored part become a gap that can be filled from either end.
    const [fresh] = await posts(1)
    release()
    await settle()
    expect(feed.get()).toMatchObject({ pending: [fresh], hasGapBelowPending: false, loading: 'idle' })
    const gap = feed.get().rows[1]
    expect(gap).toMatchObject({ kind: 'gap', wasShown: true })
    await feed.fillGap(gap?.id ?? '', 'older')
    expect(rowsOf(again.session)).toEqual([ids[0], 'gap', ...ids.slice(15, 60)])
    await feed.fillGap(gap?.id ?? '', 'newer')
    expect(rowsOf(again.session)).toEqual(ids)
    await again.close()
  })

  test.each([
    { place: 'further down', at: 1, offset: 20, shown: false },
    { place: 'at the top', at: 0, offset: 20, shown: true },
    { place: 'a little below the top', at: 0, offset: -40, shown: false },
    { place: 'nowhere', at: null, offset: 0, shown: true },
  ])('$place is where the list will be, also if the response arrives before the first render', async ({ at, offset, shown }) => {
    await posts(3)
    await feedsOf(here.session).loadNewer('public')
    const stored = rowsOf(here.session)
    if (at !== null) scrollPositionsOf(here.session).store('public', { id: stored[at] ?? '', offset })
    await here.session.flush()

    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    settingsOf(again.session).set('streaming', true)
    feedsOf(again.session).setNearTop('public', 'byPlace')
    const release = here.world.server.hold('GET /api/v1/timelines/public')
    feedsOf(again.session).openFeed('public')
    await settle()
    const [fresh] = await posts(1)
    release()
    await settle()
    expect(feedsOf(again.session).at('public').get().pending).toEqual(shown ? [] : [fresh])
    expect(rowsOf(again.session)).toEqual(shown ? [fresh, ...stored] : stored)
    await again.close()
  })

  test.each(['device', 'server'] as const)('knows the age of cached rows while the server fails: the %s is faster', async (first) => {
    const { server, browser } = here.world
    await posts(3)
    await feedsOf(here.session).loadNewer('public')
    const asOf = server.clock.now()
    await here.session.flush()
    server.clock.advance(7_200_000)

    const again = await openTestSession({ server, browser })
    const feeds = feedsOf(again.session)
    const feed = feeds.at('public')
    const mend = server.fail('GET /api/v1/timelines/public', 503)
    if (first === 'server') await feed.loadNewer()
    feeds.openFeed('public')
    await settle()
    expect(feed.get()).toMatchObject({ loaded: true, staleSince: asOf })
    // Storing it again before the server responds does not change its age.
    await again.session.flush()
    const third = await openTestSession({ server, browser })
    feedsOf(third.session).openFeed('public')
    await settle()
    expect(feedsOf(third.session).at('public').get().staleSince).toBe(asOf)
    mend()
    server.clock.advance(5000)
    expect(await feed.loadNewer()).toBe(true)
    expect(feed.get().staleSince).toBeNull()
    server.fail('GET /api/v1/timelines/public', 503)
    const respondedAt = server.clock.now()
    server.clock.advance(60_000)
    await feed.loadNewer()
    expect(feed.get().staleSince).toBe(respondedAt)
    await again.close()
    await third.close()
  })

  test('uses the page of the server if that was faster', async () => {
    await posts(3)
    await feedsOf(here.session).loadNewer('public')
    await here.session.flush()
    const fresh = await posts(1)
    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    await feedsOf(again.session).loadNewer('public')
    feedsOf(again.session).openFeed('public')
    await settle()
    expect(feedsOf(again.session).at('public').get().rows[0]?.id).toBe(fresh[0])
    await again.close()
  })

  test('ignores the cached rows for a feed that is being reloaded', async () => {
    const ids = await posts(3)
    await feedsOf(here.session).loadNewer('public')
    await here.session.flush()
    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    const release = here.world.server.hold('GET /api/v1/timelines/public')
    void feedsOf(again.session).reload('public')
    feedsOf(again.session).openFeed('public')
    await settle()
    expect(rowsOf(again.session)).toEqual([])
    release()
    await settle()
    expect(rowsOf(again.session)).toEqual(ids)
    await again.close()
  })

  test('restores the place of the reader although the server is faster than the device', async () => {
    const ids = await posts(60)
    await feedsOf(here.session).loadNewer('public')
    for (let page = 0; page < 2; page += 1) {
      here.world.server.clock.advance(1000)
      feedsOf(here.session).loadOlder('public')
      await settle()
    }
    scrollPositionsOf(here.session).store('public', { id: ids[45] ?? '', offset: 0 })
    await here.session.flush()
    const again = await openTestSession({ server: here.world.server, browser: here.world.browser, storageWaits: settle })
    feedsOf(again.session).openFeed('public')
    for (let turn = 0; turn < 4; turn += 1) await settle()
    expect(
      feedsOf(again.session)
        .at('public')
        .get()
        .rows.map((row) => row.id),
    ).toContain(ids[45])
    await again.close()
  })

  test('remembers that the end was reached, although all cached entries were removed since', async () => {
    const [id = ''] = await posts(1)
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${id}/bookmark`)
    await feedsOf(here.session).loadNewer('bookmarks')
    here.world.server.clock.advance(1000)
    feedsOf(here.session).loadOlder('bookmarks')
    await settle()
    await here.session.flush()
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${id}/unbookmark`)
    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    const release = here.world.server.hold('GET /api/v1/bookmarks')
    feedsOf(again.session).openFeed('bookmarks')
    await settle()
    expect(feedsOf(again.session).at('bookmarks').get()).toMatchObject({ rows: [{ id }], loaded: true, bottomedOut: true })
    release()
    for (let turn = 0; turn < 4; turn += 1) await settle()
    expect(feedsOf(again.session).at('bookmarks').get()).toMatchObject({ rows: [], loaded: true, bottomedOut: true })
    await again.close()
  })

  test.each(['at the top', 'far down'])('removes posts that were deleted since and updates counts, for a reader %s', async (where) => {
    const ids = await posts(30)
    await feedsOf(here.session).loadNewer('public')
    here.world.server.clock.advance(1000)
    feedsOf(here.session).loadOlder('public')
    await settle()
    const [changed = '', deleted = ''] = where === 'at the top' ? ids.slice(2, 4) : ids.slice(24, 26)
    if (where === 'far down') scrollPositionsOf(here.session).store('public', { id: changed, offset: 0 })
    await here.session.flush()
    await callAs(here.world.server, 'ada', 'DELETE', `/api/v1/statuses/${deleted}`)
    await callAs(here.world.server, 'dave', 'POST', `/api/v1/statuses/${changed}/favourite`)
    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    feedsOf(again.session).openFeed('public')
    for (let turn = 0; turn < 4; turn += 1) await settle()
    const shown = rowsOf(again.session)
    expect(shown).not.toContain(deleted)
    expect(shown).toContain(changed)
    expect(again.session.entities.statuses.get(statusId(changed))?.favouritesCount).toBe(1)
    await again.close()
  })

  test('a bookmark removed just before leaving disappears from the cached rows', async () => {
    const [, marked = ''] = await posts(3)
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${marked}/bookmark`)
    await feedsOf(here.session).loadNewer('bookmarks')
    await here.session.flush()
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/statuses/${marked}/unbookmark`)
    const again = await openTestSession({ server: here.world.server, browser: here.world.browser })
    const release = here.world.server.hold('GET /api/v1/bookmarks')
    feedsOf(again.session).openFeed('bookmarks')
    await settle()
    expect(feedsOf(again.session).at('bookmarks').get().rows).toHaveLength(1)
    release()
    await settle()
    expect(feedsOf(again.session).at('bookmarks').get()).toMatchObject({ rows: [], loading: 'idle' })
    await again.close()
  })

  test('stores the last five written feeds', async () => {
    await postAs(here.world.server, 'bob', 'In all of these #a #b')
    const me = here.session.me
    for (const key of ['tag:a', 'tag:b', 'home', 'public', 'all', `user:${me}`, `userReplies:${me}`] as const) {
      here.world.server.clock.advance(10)
      await feedsOf(here.session).loadNewer(key)
      await here.session.flush()
    }
    const stored = [...(here.world.browser.databases.get(`rookery:${here.session.key}`)?.keys() ?? [])]
    expect(stored.filter((key) => key.startsWith('snapshot:')).toSorted()).toEqual(
      ['all', 'home', 'public', `user:${me}`, `userReplies:${me}`].map((key) => `snapshot:${key}`),
    )
  })
})
