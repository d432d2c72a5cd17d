import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { deleteStatus } from '#data/actions/deleteStatus.ts'
import { sweep } from '#data/entities/sweep.ts'
import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { createTestSockets, type TestSockets } from '#test/TestSockets.ts'
import { createLeadership } from './Leadership.ts'
import { startPollers } from './pollers.ts'
import { startStream } from './stream.ts'

/** Enough of it where there is no page. */
const readText = (html: string) => html.replaceAll(/<[^>]*>/g, '')

let world: TestSession
let session: Session
let page: TestPage
let sockets: TestSockets
let asked: string[]
let stops: Stop[]
let live: ReturnType<typeof startStream>
let old: StatusId

/** The same numbers from 0 up to 1 each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Somebody looks at the feed, until the answer is called. */
async function show(key: FeedKey): Promise<Stop> {
  const leave = session.feeds.at(key).subscribe(() => {})
  stops.push(leave)
  session.feeds.openFeed(key)
  await pass()
  return leave
}

/** Lets what was sent arrive and be drawn. */
async function pass(): Promise<void> {
  await settle()
  await world.server.instance.settled()
  await settle()
  page.frame()
  await settle()
}

beforeEach(async () => {
  asked = []
  stops = []
  world = await openTestSession({
    through: (send) => (url, init) => {
      asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}`)
      return send(url, init)
    },
  })
  session = world.session
  page = createTestPage()
  sockets = createTestSockets(world.server)
  session.settings.set('streaming', true)
  const leadership = createLeadership({ name: 'test', page, tabs: session.tabs, clock: session.clock, locks: undefined })
  live = startStream({ session, page, leadership, random: () => 0.5, readText, shown: session.feeds.shown, WebSocket: sockets.WebSocket })
  stops.push(live.stop, startPollers({ session, page, random: () => 0.5, live: live.state, leadership }).stop)
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${(await world.server.account('ada')).id}/follow`)
  // Into an empty timeline what arrives is shown at once.
  old = await post('Old')
})
afterEach(async () => {
  for (const stop of stops.toReversed()) stop()
  await world.close()
})

const rows = (key: 'home' | 'public' = 'home') =>
  session.feeds
    .at(key)
    .get()
    .rows.map((row) => row.id)
const pending = (key: 'home' | 'public' = 'home') => session.feeds.at(key).get().pending
const fetches = (path = 'GET /api/v1/timelines/home') => asked.filter((one) => one === path).length

async function post(text: string, change: Record<string, unknown> = {}): Promise<StatusId> {
  world.server.clock.advance(1)
  const id = await postAs(world.server, 'ada', { status: text, ...change })
  await pass()
  return id
}

test('one socket brings home and notifications; nothing is polled meanwhile', async () => {
  await show('home')
  expect([sockets.open(), live.state.get().kind]).toEqual([1, 'joined'])
  expect([...live.state.get().covered].toSorted()).toEqual(['home', 'notifications'])
  const before = fetches()
  const id = await post('Live')
  expect(pending()).toEqual([id])
  const mention = await post('Hello @bob')
  expect(session.feeds.at('notifications').get().pending.length + session.feeds.at('notifications').get().rows.length).toBe(1)
  world.server.clock.advance(120_000)
  await pass()
  expect(fetches()).toBe(before)
  expect(pending()).toEqual([mention, id])
})

test('what arrives between two frames is one batch', async () => {
  await show('home')
  let batches = 0
  stops.push(session.entities.subscribe(() => (batches += 1)))
  for (let number = 0; number < 10; number += 1) {
    world.server.clock.advance(1)
    await postAs(world.server, 'ada', `Post ${number}`)
  }
  await world.server.instance.settled()
  await settle()
  expect([batches, pending().length]).toEqual([0, 0])
  page.frame()
  await settle()
  expect([batches, pending().length]).toEqual([1, 10])
})

test('a hidden page takes what came once a second', async () => {
  await show('home')
  page.visible.set(false)
  const id = await post('Unseen')
  expect(pending()).toEqual([])
  world.server.clock.advance(1000)
  await settle()
  expect(pending()).toEqual([id])
})

test('an edit changes the post where it is, a deletion takes it away', async () => {
  await show('home')
  const id = await post('Frist')
  session.feeds.showPending('home')
  await callAs(world.server, 'ada', 'PUT', `/api/v1/statuses/${id}`, { status: 'First' })
  await pass()
  expect(session.entities.statuses.get(id)?.content).toContain('First')
  expect(pending()).toEqual([])
  await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${id}`)
  await pass()
  expect(rows()).not.toContain(id)
  expect(session.entities.statuses.get(id)?.deleted).toBe(true)
})

test('a post that is deleted before it was drawn is never seen, nor what comes of it late', async () => {
  await show('home')
  const known = await post('Stays')
  await session.threads.openThread(known)
  world.server.clock.advance(1)
  const id = await postAs(world.server, 'ada', { status: '@bob gone at once', in_reply_to_id: known })
  const raw: unknown = await (await world.server.fetch(`/api/v1/statuses/${id}`)).json()
  await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${id}`)
  await pass()
  sockets.send({ event: 'update', payload: JSON.stringify(raw) })
  await pass()
  expect(pending()).toEqual([known])
  expect(session.feeds.at('notifications').get()).toMatchObject({ rows: [], pending: [] })
  expect(session.threads.at(known).get().ids).toEqual([known])
})

test('an own deletion and its event do not quarrel', async () => {
  await show('home')
  const own = await postAs(world.server, 'bob', 'Mine')
  await pass()
  session.feeds.showPending('home')
  await deleteStatus(session, own)
  await pass()
  expect(rows()).not.toContain(own)
})

test('a public timeline has a stream of its own while it is on screen', async () => {
  const leave = await show('public')
  expect(sockets.open()).toBe(2)
  const id = await post('Local')
  expect(pending('public')).toEqual([id])
  leave()
  await pass()
  expect(sockets.open()).toBe(1)
})

test('home that is opened later is caught up with and then covered', async () => {
  const missed = await post('Before anybody looked')
  expect(live.state.get().covered.has('home')).toBe(false)
  await show('home')
  await pass()
  expect(live.state.get().covered.has('home')).toBe(true)
  expect(rows()).toContain(missed)
})

test('replies are filtered as the person wants', async () => {
  session.settings.set('replyVisibility', 'self')
  await show('home')
  const other = await postAs(world.server, 'dave', 'Dave')
  await post('@dave yes', { in_reply_to_id: other })
  const toBob = await postAs(world.server, 'bob', 'Bob')
  const reply = await post('@bob yes', { in_reply_to_id: toBob })
  expect(pending().toSorted()).toEqual([toBob, reply].toSorted())
})

test('a reply appears in the open conversation', async () => {
  await show('home')
  const id = await post('Question')
  await session.threads.openThread(id)
  const reply = await post('Answer', { in_reply_to_id: id })
  expect(session.threads.at(id).get().ids).toEqual([id, reply])
})

describe('a connection that is lost', () => {
  test('is said once, polled meanwhile, tried again after 1, 2, 3, 3 s, and what was missed is fetched', async () => {
    await show('home')
    const allow = sockets.refuse()
    sockets.breakAll(1006)
    await pass()
    expect(live.state.get()).toMatchObject({ kind: 'error', covered: new Set() })
    expect(session.notices.get()).toMatchObject([
      { level: 'error', messageKey: 'timeline.socket_broke', args: { code: 1006 }, timeout: 5000 },
    ])
    const missed = await post('While away')
    const attempts = sockets.attempts()
    for (let second = 0; second < 22; second += 1) {
      world.server.clock.advance(1000)
      await pass()
    }
    expect(session.notices.history.get()).toHaveLength(1)
    expect(sockets.attempts() - attempts).toBeLessThanOrEqual(8)
    expect(pending()).toEqual([missed])
    allow()
    world.server.clock.advance(3000)
    await pass()
    await pass()
    expect(live.state.get().kind).toBe('joined')
    expect(session.notices.get()).toMatchObject([{ level: 'success', messageKey: 'timeline.socket_reconnected', timeout: 5000 }])
    const after = await post('Back again')
    expect(pending()).toEqual([after, missed])
    expect(sockets.open()).toBe(1)
  })

  test('has one sentence at a time about it, however many connections there are', async () => {
    await show('home')
    await show('public')
    for (const code of [1011, 1006]) {
      sockets.breakAll(code)
      await pass()
      expect(session.notices.get()).toMatchObject([{ messageKey: 'timeline.socket_broke', args: { code } }])
      world.server.clock.advance(1000)
      await pass()
      await pass()
      expect(sockets.open()).toBe(2)
      expect(session.notices.get()).toMatchObject([{ messageKey: 'timeline.socket_reconnected' }])
      world.server.clock.advance(5000)
      await pass()
    }
  })

  test('loses and doubles nothing over 500 losses at any moment, with a post every half second', async () => {
    await show('home')
    const random = numbersFrom(53)
    const posted: StatusId[] = []
    const seen = new Set<string>()
    let losses = 0
    while (losses < 500) {
      posted.unshift(await postAs(world.server, 'ada', 'Meanwhile'))
      // While it is being joined, while what was missed is being fetched, while all is well.
      for (let wait = 0; wait < 500; wait += 125) {
        world.server.clock.advance(125)
        for (let turn = random() * 6; turn > 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve))
        if (random() < 0.5) page.frame()
        if (random() > 0.35 || sockets.open() === 0) continue
        sockets.breakAll(1006)
        losses += 1
      }
      if (posted.length % 20 !== 0) continue
      session.feeds.showPending('home')
      expect(new Set(rows()).size).toBe(rows().length)
      for (const id of rows()) seen.add(id)
    }
    world.server.clock.advance(3100)
    await pass()
    session.feeds.showPending('home')
    expect(rows()).toEqual([...posted, old].slice(0, 50))
    // Nor was any left out on the way, of those that have gone from the list since.
    expect(posted.slice(50).filter((id) => !seen.has(id))).toEqual([])
    expect(sockets.open()).toBe(1)
  }, 60_000)

  test('stays polled where catching up fails, until that succeeds', async () => {
    await show('home')
    sockets.breakAll(1006)
    await pass()
    const undo = world.server.fail('GET /api/v1/timelines/home', 500)
    world.server.clock.advance(1000)
    await pass()
    expect(live.state.get()).toMatchObject({ kind: 'joined' })
    expect(live.state.get().covered.has('home')).toBe(false)
    undo()
    world.server.clock.advance(1500)
    await pass()
    await pass()
    expect(live.state.get().covered.has('home')).toBe(true)
  })

  test('with 1000 from the server asks about the token, then comes back', async () => {
    await show('home')
    world.server.clock.advance(60_000)
    const before = asked.filter((one) => one.includes('verify_credentials')).length
    sockets.breakAll(1000)
    await pass()
    expect(live.state.get().kind).toBe('closed')
    expect(asked.filter((one) => one.includes('verify_credentials'))).toHaveLength(before + 1)
    world.server.clock.advance(2000)
    await pass()
    expect([live.state.get().kind, sockets.open()]).toEqual(['joined', 1])
  })

  test('because the token is gone is not tried again, and nothing is asked any more', async () => {
    await show('home')
    world.server.clock.advance(60_000)
    await world.server.instance.context.db.deleteFrom('oauth_tokens').execute()
    sockets.breakAll(1000)
    await pass()
    expect(session.refused.get()).toBe(true)
    const [before, attempts] = [asked.length, sockets.attempts()]
    for (let minute = 0; minute < 5; minute += 1) {
      world.server.clock.advance(60_000)
      await pass()
    }
    expect([asked.length, sockets.attempts()]).toEqual([before, attempts])
  })
})

test('after a sleep a connection that died without a word is made anew, and what was missed is there', async () => {
  await show('home')
  world.server.clock.advance(30_000)
  await pass()
  sockets.silence()
  const missed = await post('While asleep')
  expect(pending()).toEqual([])
  live.check()
  world.server.clock.advance(4000)
  await pass()
  world.server.clock.advance(1000)
  await pass()
  await pass()
  expect([live.state.get().kind, sockets.open()]).toEqual(['joined', 1])
  expect(pending()).toEqual([missed])
})

test('more than a page missed while asleep leaves a gap where it is missing', async () => {
  await show('home')
  sockets.breakAll(1006)
  for (let number = 0; number < 25; number += 1) await postAs(world.server, 'ada', `While asleep ${number}`)
  live.check()
  await pass()
  await pass()
  session.feeds.showPending('home')
  const kinds = session.feeds
    .at('home')
    .get()
    .rows.map((row) => row.kind)
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => 'entry'), 'gap', 'entry'])
})

test('a new token has a connection of its own, caught up with', async () => {
  await show('home')
  world.server.clock.advance(10_000)
  for (const stop of stops.splice(0).toReversed()) stop()
  expect(sockets.open()).toBe(0)
  const missed = await post('Between two tokens')
  const again = await openTestSession({ server: world.server, browser: world.browser })
  try {
    const leadership = createLeadership({ name: 'test', page, tabs: again.session.tabs, clock: again.session.clock, locks: undefined })
    const { feeds } = again.session
    const next = startStream({
      session: again.session,
      page,
      leadership,
      random: () => 0.5,
      readText,
      shown: feeds.shown,
      WebSocket: sockets.WebSocket,
    })
    stops.push(
      next.stop,
      feeds.at('home').subscribe(() => {}),
    )
    feeds.openFeed('home')
    await pass()
    await pass()
    expect([...next.state.get().covered]).toContain('home')
    expect(
      feeds
        .at('home')
        .get()
        .rows.map((row) => row.id),
    ).toContain(missed)
  } finally {
    for (const stop of stops.splice(0).toReversed()) stop()
    await again.close()
  }
})

test('a refused connection asks about the token: browsers tell it like an outage', async () => {
  await show('home')
  world.server.clock.advance(10_000)
  await world.server.instance.context.db.deleteFrom('oauth_tokens').execute()
  sockets.breakAll(1006)
  await pass()
  world.server.clock.advance(1000)
  await pass()
  await pass()
  expect(session.refused.get()).toBe(true)
  expect(live.state.get().kind).toBe('off')
})

test('switching streaming off closes the socket and begins to poll; on again opens it', async () => {
  await show('home')
  session.settings.set('streaming', false)
  await pass()
  expect([sockets.open(), live.state.get().kind]).toEqual([0, 'off'])
  const id = await post('Polled')
  expect(pending()).toEqual([])
  for (let second = 0; second < 25; second += 1) {
    world.server.clock.advance(1000)
    await settle()
  }
  expect(pending()).toEqual([id])
  session.settings.set('streaming', true)
  await pass()
  expect(sockets.open()).toBe(1)
})

test('a follow that the server decided on is on the button, in the counts and in the home timeline', async () => {
  await show('home')
  const { entities } = session
  const { id } = await world.server.account('carol')
  const [bob, carol] = [session.me, id as AccountId] // the instance's own id
  if (bob === null) throw new Error('Nobody is signed in.')
  entities.receive({
    relationships: await accounts.relationships(session.client, [carol]),
    accounts: [await accounts.get(session.client, carol)],
  })
  const shownOf = () => {
    const { following, requested } = entities.relationships.get(carol) ?? {}
    return [following, requested, entities.accounts.get(carol)?.followersCount, entities.accounts.get(bob)?.followingCount]
  }
  await session.checkToken()
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${carol}/follow`)
  await pass()
  expect(shownOf()).toEqual([false, true, 0, 1])
  await callAs(world.server, 'carol', 'POST', `/api/v1/follow_requests/${bob}/authorize`)
  await pass()
  expect(shownOf()).toEqual([true, false, 1, 2])
  world.server.clock.advance(1)
  const hers = await postAs(world.server, 'carol', 'Hers')
  await pass()
  session.feeds.showPending('home')
  expect(rows()).toContain(hers)
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${carol}/unfollow`)
  await pass()
  expect(shownOf()).toEqual([false, false, 0, 1])
  expect(rows()).not.toContain(hers)
})

describe('an announcement', () => {
  const tell = async (id: string, content: string, read = false) => {
    sockets.send({ event: 'announcement', payload: JSON.stringify({ id, content, read, published_at: '2026-11-21T12:00:00Z' }) })
    await pass()
  }
  const said = () => session.notices.get().map(({ level, messageKey, args }) => [level, messageKey, args.text])

  test('is said as text, unless it has been read; new words take the place of the old ones', async () => {
    await show('home')
    await tell('1', '<p>Low water <b>at noon</b></p>')
    await tell('2', 'Old', true)
    expect(said()).toEqual([['info', 'announcement.notice', 'Low water at noon']])
    await tell('1', '<p>Low water at one</p>')
    expect(said()).toEqual([['info', 'announcement.notice', 'Low water at one']])
  })

  test('that is taken back is gone', async () => {
    await show('home')
    await tell('1', 'Low water')
    sockets.send({ event: 'announcement.delete', payload: '1' })
    await pass()
    expect(said()).toEqual([])
  })

  test('waits for somebody to look at the page', async () => {
    await show('home')
    page.visible.set(false)
    await tell('1', 'Low water')
    world.server.clock.advance(120_000)
    await pass()
    expect(said()).toEqual([])
    page.visible.set(true)
    expect(said()).toEqual([['info', 'announcement.notice', 'Low water']])
  })
})

test('a direct message is in the direct timeline, once, whichever of its two events comes first', async () => {
  await show('direct')
  const id = await post('@bob psst', { visibility: 'direct' })
  const { rows: shown, pending: waiting } = session.feeds.at('direct').get()
  expect([...waiting, ...shown.map((row) => row.id)]).toEqual([id])
})

test('frames that cannot be used are passed over', async () => {
  await show('home')
  for (const frame of [
    'no json',
    '{"event":"update"}',
    '{"event":"update","payload":"{}"}',
    '{"event":"update","payload":"{\\"id\\":1}"}',
    '{"event":"delete"}',
    '{"event":"pleroma:chat_update","payload":"{}"}',
    '{"event":"filters_changed"}',
    '[]',
    'null',
    5,
  ]) {
    sockets.send(frame)
  }
  const id = await post('Good')
  expect(pending()).toEqual([id])
})

test('a flood is counted, not kept: few waiting ids, and the posts that nobody holds can go', async () => {
  await show('home')
  const first = await post('Pattern')
  const raw: unknown = await (
    await world.server.fetch(`/api/v1/statuses/${first}`, { headers: { authorization: `Bearer ${session.token?.accessToken}` } })
  ).json()
  const pattern = raw as Record<string, unknown> // as the instance shows it
  for (let second = 0; second < 20; second += 1) {
    for (let number = 0; number < 200; number += 1) {
      sockets.send({ event: 'update', payload: JSON.stringify({ ...pattern, id: `zz${String(second * 200 + number).padStart(20, '0')}` }) })
      if (number % 10 === 0) page.frame()
    }
    page.frame()
    await settle()
  }
  const { flushMarker } = session.feeds.at('home').get()
  expect([pending().length, flushMarker]).toEqual([200, true])
  sweep(session.entities)
  expect(session.entities.statuses.size).toBeLessThan(300)
})

test('more than can be taken one by one is fetched instead', async () => {
  await show('home')
  const id = await post('Pattern')
  session.feeds.showPending('home')
  const before = fetches()
  for (let number = 0; number < 600; number += 1) sockets.send({ event: 'update', payload: JSON.stringify({ id: `zz${number}` }) })
  const raw: unknown = await (await world.server.fetch(`/api/v1/statuses/${id}`)).json()
  for (let number = 0; number < 600; number += 1) {
    sockets.send({ event: 'update', payload: JSON.stringify({ ...(raw as object), id: `zz${String(number).padStart(20, '0')}` }) })
  }
  page.frame()
  await pass()
  expect(pending()).toEqual([])
  expect(fetches()).toBe(before + 1)
})
