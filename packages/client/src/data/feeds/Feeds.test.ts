import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as statuses from '@rookery/api/calls/statuses'
import type { Send } from '@rookery/api/http/client'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { statusId } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import type { StatusFeedKey } from './FeedKey.ts'
import { rowIds } from './FeedState.ts'

let world: TestSession
let session: Session
let asked: string[]

const recording =
  (send: Send): Send =>
  (url, init) => {
    asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}${new URL(url).search}`)
    return send(url, init)
  }

beforeEach(async () => {
  asked = []
  world = await openTestSession({ through: recording })
  session = world.session
})
afterEach(() => world.close())

const rows = (key: StatusFeedKey = 'public') =>
  session.feeds
    .at(key)
    .get()
    .rows.map((row) => (row.kind === 'gap' ? 'gap' : row.id))
const textOf = (id: string) => session.entities.statuses.get(id as StatusId)?.content.replaceAll(/<[^>]+>/g, '')
const texts = (key: StatusFeedKey = 'public') => rows(key).map((id) => (id === 'gap' ? 'gap' : textOf(id)))

async function posts(count: number, name: 'ada' | 'dave' = 'ada'): Promise<StatusId[]> {
  const ids: StatusId[] = []
  for (let number = 1; number <= count; number += 1) {
    // The instance makes ids from the time.
    world.server.clock.advance(1)
    ids.unshift(await postAs(world.server, name, `Post ${number}`))
  }
  return ids
}

test('opening loads the newest page, and older ones follow at most once a second', async () => {
  const ids = await posts(45)
  session.feeds.openFeed('public')
  expect(session.feeds.at('public').get().loading).toBe('first')
  await settle()
  expect(rows()).toEqual(ids.slice(0, 20))
  session.feeds.loadOlder('public')
  session.feeds.loadOlder('public')
  await settle()
  expect(rows()).toEqual(ids.slice(0, 40))
  session.feeds.loadOlder('public')
  await settle()
  expect(rows()).toHaveLength(40)
  world.server.clock.advance(1000)
  await settle()
  expect(rows()).toEqual(ids)
  world.server.clock.advance(1000)
  session.feeds.loadOlder('public')
  await settle()
  expect(session.feeds.at('public').get().bottomedOut).toBe(true)
  expect(asked.filter((path) => path.includes('max_id'))).toHaveLength(3)
})

test('a feed that two parts of a screen open is asked for once; opened again later it is asked for what is new', async () => {
  await posts(1)
  session.feeds.openFeed('public')
  session.feeds.openFeed('public')
  await settle()
  session.feeds.openFeed('public')
  await settle()
  expect(asked.filter((path) => path.includes('/timelines/public'))).toHaveLength(1)
  const [fresh] = await posts(1)
  world.server.clock.advance(5000)
  session.feeds.openFeed('public')
  await settle()
  expect(session.feeds.at('public').get().pending).toEqual([fresh])
})

test('new posts wait until they are shown; the place of the reader stays', async () => {
  await posts(3)
  await session.feeds.loadNewer('public')
  const before = rows()
  const fresh = await posts(2, 'dave')
  await session.feeds.loadNewer('public')
  expect(rows()).toEqual(before)
  expect(session.feeds.at('public').get()).toMatchObject({ pending: fresh, paused: true })
  session.feeds.showPending('public')
  expect(rows()).toEqual([...fresh, ...before])
})

test('more than a page leaves a gap that fills from both ends', async () => {
  const old = await posts(3)
  await session.feeds.loadNewer('public')
  const fresh = await posts(70)
  await session.feeds.loadNewer('public')
  expect(session.feeds.at('public').get().flushMarker).toBe(true)
  session.feeds.showPending('public')
  expect(rows()).toEqual([...fresh.slice(0, 20), 'gap', ...old])
  const gap = session.feeds.at('public').get().rows[20]?.id ?? ''
  await session.feeds.fillGap('public', gap, 'older')
  expect(rows()).toEqual([...fresh.slice(0, 20), 'gap', ...fresh.slice(50), ...old])
  await session.feeds.fillGap('public', gap, 'newer')
  expect(rows()).toEqual([...fresh.slice(0, 40), 'gap', ...fresh.slice(50), ...old])
  await session.feeds.fillGap('public', gap, 'newer')
  expect(rows()).toEqual([...fresh, ...old])
})

test('the reload button clears and loads anew', async () => {
  await posts(3)
  await session.feeds.loadNewer('public')
  const fresh = await posts(30)
  await session.feeds.loadNewer('public')
  const done = session.feeds.reload('public')
  expect(rows()).toEqual([])
  await done
  expect(rows()).toEqual(fresh.slice(0, 20))
  expect(session.feeds.at('public').get().flushMarker).toBe(false)
})

describe('a timeline that cannot be loaded', () => {
  test.each([
    [429, { key: 'errors.rateLimited' }],
    [500, { key: 'errors.serverError' }],
    [503, { key: 'errors.unavailable' }],
    [418, { key: 'errors.unexpectedStatus', args: { code: 418 } }],
  ])('says so after a %i, for five seconds and on the list', async (status, message) => {
    world.server.fail('GET /api/v1/timelines/public', status)
    expect(await session.feeds.loadNewer('public')).toBe(false)
    expect(session.feeds.at('public').get()).toMatchObject({ loaded: false, loading: 'idle', error: { what: 'first', status, message } })
    expect(session.notices.get()).toMatchObject([{ level: 'error', messageKey: 'timeline.error', args: { error: message } }])
    world.server.clock.advance(5000)
    expect(session.notices.get()).toEqual([])
  })

  test.each([
    ['a page of HTML', () => world.server.html('GET /api/v1/timelines/public'), 'errors.unreadable'],
    [
      'half an answer',
      () => world.server.fail('GET /api/v1/timelines/public', new Response('[{"id":"1","content":"cut')),
      'errors.unreadable',
    ],
    [
      'something else than a list',
      () => world.server.fail('GET /api/v1/timelines/public', Response.json({ error: 'no' })),
      'errors.unreadable',
    ],
    ['no connection', () => world.server.drop('GET /api/v1/timelines/public'), 'errors.unreachable'],
  ])('says so after %s, and a retry brings it', async (_, fault, key) => {
    const ids = await posts(2)
    const undo = fault()
    await session.feeds.loadNewer('public')
    expect(session.feeds.at('public').get().error?.message).toEqual({ key })
    undo()
    expect(await session.feeds.loadNewer('public')).toBe(true)
    expect(rows()).toEqual(ids)
    expect(session.feeds.at('public').get().error).toBeNull()
  })

  test('keeps what was there', async () => {
    const ids = await posts(2)
    await session.feeds.loadNewer('public')
    world.server.fail('GET /api/v1/timelines/public', 500)
    await session.feeds.loadNewer('public')
    expect(rows()).toEqual(ids)
  })

  test('is not asked before the time that the server named, whoever asks', async () => {
    const ids = await posts(1)
    await session.feeds.loadNewer('public')
    const undo = world.server.fail(
      'GET /api/v1/timelines/public',
      new Response('{"error":"Throttled"}', { status: 429, headers: { 'retry-after': '30' } }),
    )
    await session.feeds.loadNewer('public')
    undo()
    const before = asked.length
    world.server.clock.advance(29_000)
    expect(await session.feeds.loadNewer('public')).toBe(false)
    expect(await session.feeds.reload('public')).toBe(false)
    expect(asked).toHaveLength(before)
    expect(rows()).toEqual(ids)
    world.server.clock.advance(1000)
    expect(await session.feeds.loadNewer('public')).toBe(true)
  })

  test('shows the good posts of a page with bad ones', async () => {
    const [id] = await posts(1)
    const good: unknown = await (await world.server.fetch(`/api/v1/statuses/${id}`)).json()
    world.server.fail('GET /api/v1/timelines/public', Response.json([null, { id: 7 }, good, 'text']))
    expect(await session.feeds.loadNewer('public')).toBe(true)
    expect(rows()).toEqual([id])
  })

  test('survives an answer of five megabytes', async () => {
    const [id] = await posts(1)
    const good = (await (await world.server.fetch(`/api/v1/statuses/${id}`)).json()) as Record<string, unknown>
    world.server.fail('GET /api/v1/timelines/public', Response.json([{ ...good, content: 'x'.repeat(5_000_000) }]))
    expect(await session.feeds.loadNewer('public')).toBe(true)
    expect(session.entities.statuses.get(id ?? ('' as StatusId))?.content).toHaveLength(5_000_000)
  })
})

test('an answer that comes after a reload changes nothing', async () => {
  const old = await posts(2)
  const release = world.server.hold('GET /api/v1/timelines/public')
  const late = session.feeds.loadNewer('public')
  await release.arrived
  const reload = session.feeds.reload('public')
  release()
  await reload
  expect(await late).toBe(false)
  expect(rows()).toEqual(old)
  expect(session.feeds.at('public').get()).toMatchObject({ loading: 'idle', pending: [], error: null })
})

test('a closed feed takes no late answer', async () => {
  await posts(2)
  const release = world.server.hold('GET /api/v1/timelines/public')
  const late = session.feeds.loadNewer('public')
  await release.arrived
  session.feeds.close()
  release()
  await late
  expect(session.feeds.at('public').get()).toMatchObject({ rows: [], loading: 'idle' })
})

test('bookmarks stay in the order of the server and page by its links', async () => {
  const ids = await posts(25)
  const marked = [ids[3], ids[20], ids[0], ...ids.slice(4, 19), ids[1], ids[2], ids[22], ids[23]].flatMap((id) => id ?? [])
  for (const id of marked) {
    world.server.clock.advance(1)
    await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${id}/bookmark`)
  }
  const order = marked.toReversed()
  await session.feeds.loadNewer('bookmarks')
  expect(rows('bookmarks')).toEqual(order.slice(0, 20))
  session.feeds.loadOlder('bookmarks')
  await settle()
  expect(rows('bookmarks')).toEqual(order)
  await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${ids[24]}/bookmark`)
  await session.feeds.loadNewer('bookmarks')
  expect(rows('bookmarks')).toEqual([ids[24], ...order])
})

describe('the reply filter', () => {
  async function conversation(): Promise<void> {
    const advance = () => world.server.clock.advance(1)
    const adas = await postAs(world.server, 'ada', 'Ada says')
    advance()
    const bobs = await postAs(world.server, 'bob', 'Bob says')
    advance()
    await postAs(world.server, 'dave', { status: '@ada no', in_reply_to_id: adas })
    advance()
    await postAs(world.server, 'dave', { status: '@bob yes', in_reply_to_id: bobs })
    advance()
  }

  const wanted = {
    all: ['@bob yes', '@ada no', 'Bob says', 'Ada says'],
    following: ['@bob yes', 'Bob says', 'Ada says'],
    self: ['@bob yes', 'Bob says', 'Ada says'],
  } as const

  test.each(['all', 'following', 'self'] as const)('"%s" holds for what is fetched and for what arrives live', async (filter) => {
    session.settings.set('replyVisibility', filter)
    await conversation()
    await session.feeds.loadNewer('public')
    expect(texts()).toEqual(wanted[filter])

    const feed = session.feeds.at('public')
    await session.feeds.reload('public')
    const ids = rows()
    feed.remove(new Set(ids as StatusId[]))
    await feed.catchUp()
    const everything = [...session.entities.statuses.ids()].filter((id) => session.entities.statuses.get(id) !== undefined)
    await session.feeds.arrive('public', everything)
    session.feeds.showPending('public')
    expect(texts().toSorted()).toEqual([...wanted[filter]].toSorted())
  })

  test('"following" asks about people it does not know, and keeps replies to those who are followed', async () => {
    session.settings.set('replyVisibility', 'following')
    await conversation()
    await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${(await world.server.account('ada')).id}/follow`)
    await session.feeds.loadNewer('public')
    expect(texts()).toEqual(wanted.all)
  })
})

test('a deleted post leaves every feed, with repeats of it and notifications about it', async () => {
  const id = await postAs(world.server, 'bob', 'Mine')
  world.server.clock.advance(1)
  await callAs(world.server, 'ada', 'POST', `/api/v1/statuses/${id}/reblog`)
  const key: StatusFeedKey = `userReplies:${(await world.server.account('ada')).id}`
  await Promise.all([session.feeds.loadNewer('home'), session.feeds.loadNewer(key), session.feeds.loadNewer('notifications')])
  expect([rows('home').length, rows(key).length, session.feeds.at('notifications').get().rows.length]).toEqual([1, 1, 1])
  session.feeds.removeStatuses(new Set([id]))
  expect([rows('home').length, rows(key).length, session.feeds.at('notifications').get().rows.length]).toEqual([0, 0, 0])
})

describe('a live feed', () => {
  /** A new post, as the live connection brings it: known before it is told. */
  async function brought(name: 'ada' | 'dave' = 'ada'): Promise<StatusId> {
    const [id] = await posts(1, name)
    if (id === undefined) throw new Error('Nothing was posted.')
    session.entities.receive({ statuses: [await statuses.get(session.client, id)] })
    return id
  }

  test('catches up first, and what comes meanwhile waits its turn', async () => {
    const old = await posts(2)
    await session.feeds.loadNewer('public')
    const missed = await posts(1, 'dave')
    const feed = session.feeds.at('public')
    const release = world.server.hold('GET /api/v1/timelines/public')
    const caughtUp = feed.catchUp()
    const live = await brought()
    feed.arrive([live])
    await release.arrived
    expect(feed.get().pending).toEqual([])
    release()
    expect(await caughtUp).toBe(true)
    expect(feed.get().pending).toEqual([live, ...missed])
    feed.showPending()
    expect(rows()).toEqual([live, ...missed, ...old])
  })

  test('that lost its connection takes nothing, and the next page brings it', async () => {
    await posts(1)
    const feed = session.feeds.at('public')
    await feed.catchUp()
    feed.part()
    const late = await brought('dave')
    feed.arrive([late])
    expect(feed.get().pending).toEqual([])
    await session.feeds.loadNewer('public')
    expect(feed.get().pending).toEqual([late])
  })

  test('shows at once only where streaming is on, at the top, with the focus', async () => {
    await posts(1)
    const feed = session.feeds.at('public')
    await feed.catchUp()
    session.settings.set('streaming', true)
    session.feeds.setNearTop('public', true)
    feed.arrive([await brought()])
    expect(rows()).toHaveLength(2)

    session.feeds.setFocused(false)
    feed.arrive([await brought()])
    expect([rows().length, feed.get().pending.length, feed.get().paused]).toEqual([2, 1, true])

    // Once paused it stays so until the person shows the new ones.
    session.feeds.setFocused(true)
    feed.arrive([await brought()])
    expect([rows().length, feed.get().pending.length]).toEqual([2, 2])
    feed.showPending()
    session.settings.set('pauseOnUnfocused', false)
    session.feeds.setFocused(false)
    feed.arrive([await brought()])
    expect([rows().length, feed.get().pending.length]).toEqual([5, 0])
  })
})

test('a feed counts as shown while somebody subscribes', async () => {
  const stop = session.feeds.at('public').subscribe(() => {})
  const stopWatching = session.feeds.at('home').watch(() => {})
  await Promise.resolve()
  expect(session.feeds.shown.get()).toEqual(['public'])
  stop()
  stop()
  await Promise.resolve()
  expect(session.feeds.shown.get()).toEqual([])
  stopWatching()
})

test('feeds that nobody looked at for long are let go', async () => {
  for (let number = 0; number < 30; number += 1) session.feeds.openFeed(`tag:t${number}`)
  await settle()
  const keys = session.feeds.keys()
  expect(keys).toContain('tag:t29')
  expect(keys).not.toContain('tag:t0')
})

test('another reply filter loads anew what it concerns, and nothing else', async () => {
  await session.feeds.loadNewer('public')
  await session.feeds.loadNewer('user:x')
  await session.feeds.loadNewer('bookmarks')
  asked = []
  session.settings.set('replyVisibility', 'self')
  await settle()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/timelines\/public\?.*reply_visibility=self/)
})

test('each kind of interaction is a feed of its own', async () => {
  const own = await postAs(world.server, 'bob', 'Which of these?')
  await callAs(world.server, 'ada', 'POST', `/api/v1/statuses/${own}/favourite`)
  await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${own}/reblog`)
  await postAs(world.server, 'ada', '@bob This one')
  const kinds = async (key: 'interactions:mentions' | 'interactions:likes' | 'interactions:follows') => {
    await session.feeds.loadNewer(key)
    return rowIds(session.feeds.at(key).get().rows).map((id) => session.entities.notifications.get(id)?.type)
  }
  expect(await kinds('interactions:mentions')).toEqual(['mention'])
  expect((await kinds('interactions:likes')).toSorted()).toEqual(['favourite', 'reblog'])
  expect(await kinds('interactions:follows')).toEqual([])
})

describe('the next visit', () => {
  const rowsOf = ({ feeds }: Session) =>
    feeds
      .at('public')
      .get()
      .rows.map((row) => (row.kind === 'gap' ? 'gap' : row.id))

  test('begins with the kept part of the feed, at the place, before the server answers', async () => {
    const ids = await posts(60)
    await session.feeds.loadNewer('home')
    await session.feeds.loadNewer('public')
    for (let page = 0; page < 2; page += 1) {
      world.server.clock.advance(1000)
      session.feeds.loadOlder('public')
      await settle()
    }
    const place = { id: ids[45] ?? '', offset: -12 }
    session.places.keep('public', place)
    await session.flush()

    const again = await openTestSession({ server: world.server, browser: world.browser })
    const release = world.server.hold('GET /api/v1/timelines/public')
    again.session.feeds.openFeed('public')
    await settle()
    const feed = again.session.feeds.at('public')
    expect(again.session.places.get('public')).toEqual(place)
    expect(rowsOf(again.session)).toEqual([ids[0], 'gap', ...ids.slice(35, 60)])
    expect(again.session.entities.statuses.get(ids[45] ?? ('' as StatusId))?.content).toContain('Post 15')
    expect(again.session.entities.accounts.size).toBeGreaterThan(0)

    // Only what came since is new: what was seen above the kept part is a gap, to be filled from either end.
    const [fresh] = await posts(1)
    release()
    await settle()
    expect(feed.get()).toMatchObject({ pending: [fresh], flushMarker: false, loading: 'idle' })
    const gap = feed.get().rows[1]
    await feed.fillGap(gap?.id ?? '', 'older')
    expect(rowsOf(again.session)).toEqual([ids[0], 'gap', ...ids.slice(15, 60)])
    await feed.fillGap(gap?.id ?? '', 'newer')
    expect(rowsOf(again.session)).toEqual(ids)
    await again.close()
  })

  test('takes the page of the server when that was faster', async () => {
    await posts(3)
    await session.feeds.loadNewer('public')
    await session.flush()
    const fresh = await posts(1)
    const again = await openTestSession({ server: world.server, browser: world.browser })
    await again.session.feeds.loadNewer('public')
    again.session.feeds.openFeed('public')
    await settle()
    expect(again.session.feeds.at('public').get().rows[0]?.id).toBe(fresh[0])
    await again.close()
  })

  test('brings the reader back to the place although the server is faster than the device', async () => {
    const ids = await posts(60)
    await session.feeds.loadNewer('public')
    for (let page = 0; page < 2; page += 1) {
      world.server.clock.advance(1000)
      session.feeds.loadOlder('public')
      await settle()
    }
    session.places.keep('public', { id: ids[45] ?? '', offset: 0 })
    await session.flush()
    const again = await openTestSession({ server: world.server, browser: world.browser, storageWaits: settle })
    again.session.feeds.openFeed('public')
    for (let turn = 0; turn < 4; turn += 1) await settle()
    expect(
      again.session.feeds
        .at('public')
        .get()
        .rows.map((row) => row.id),
    ).toContain(ids[45])
    await again.close()
  })

  test.each(['at the top', 'far down'])('lets go of what was deleted since and counts anew, for who reads %s', async (where) => {
    const ids = await posts(30)
    await session.feeds.loadNewer('public')
    world.server.clock.advance(1000)
    session.feeds.loadOlder('public')
    await settle()
    const [changed = '', gone = ''] = where === 'at the top' ? ids.slice(2, 4) : ids.slice(24, 26)
    if (where === 'far down') session.places.keep('public', { id: changed, offset: 0 })
    await session.flush()
    await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${gone}`)
    await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${changed}/favourite`)
    const again = await openTestSession({ server: world.server, browser: world.browser })
    again.session.feeds.openFeed('public')
    for (let turn = 0; turn < 4; turn += 1) await settle()
    const shown = rowsOf(again.session)
    expect(shown).not.toContain(gone)
    expect(shown).toContain(changed)
    expect(again.session.entities.statuses.get(statusId(changed))?.favouritesCount).toBe(1)
    await again.close()
  })

  test('a bookmark taken away just before leaving does not come back with what was kept', async () => {
    const [, marked = ''] = await posts(3)
    await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${marked}/bookmark`)
    await session.feeds.loadNewer('bookmarks')
    await session.flush()
    await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${marked}/unbookmark`)
    const again = await openTestSession({ server: world.server, browser: world.browser })
    const release = world.server.hold('GET /api/v1/bookmarks')
    again.session.feeds.openFeed('bookmarks')
    await settle()
    expect(again.session.feeds.at('bookmarks').get().rows).toHaveLength(1)
    release()
    await settle()
    expect(again.session.feeds.at('bookmarks').get()).toMatchObject({ rows: [], loading: 'idle' })
    await again.close()
  })

  test('keeps the five feeds that were written last', async () => {
    await posts(1)
    for (const key of ['home', 'public', 'all', 'bubble', 'tag:a', 'notifications'] as const) {
      world.server.clock.advance(10)
      await session.feeds.loadNewer(key)
      await session.flush()
    }
    const kept = [...(world.browser.databases.get(`rookery:${session.key}`)?.keys() ?? [])].filter((key) => key.startsWith('snapshot:'))
    expect(kept.length).toBeLessThanOrEqual(5)
  })
})
