import { describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { createTestPage } from '#test/createTestPage.ts'
import { lostSinceOf } from '#features/session/model/lostSince.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { liveWorld, startLive } from '#test/liveWorld.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'

import { propertyRuns } from '../../../../scripts/propertyRuns.ts'

const here = liveWorld()

/** The same numbers from 0 up to 1 each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const notified = ({ notices }: Session) => notices.history.get().map(({ messageKey }) => messageKey)

describe('a connection that is lost', () => {
  test('is shown until restored, notified once, polled meanwhile and retried after 1, 2, 3, 3 s; missed posts are fetched', async () => {
    const { world, session, sockets, live, show, pass, wait, post, pending } = here()
    await show('home')
    const allow = sockets.reject()
    sockets.breakAll(1006)
    await pass()
    expect(live.state.get()).toMatchObject({ kind: 'error', liveFeeds: new Set() })
    expect(lostSinceOf(session).get()).toBe(world.server.clock.now())
    // The server is unreachable, which is shown in the same place.
    const mend = ['timelines/home', 'notifications'].map((path) => world.server.drop(`GET /api/v1/${path}`))
    const since = lostSinceOf(session).get()
    await wait(25_000)
    expect(lostSinceOf(session).get()).toBe(since)
    expect(notified(session)).toEqual(['realtime.lost'])
    for (const undo of mend) undo()
    const missed = await post('While away')
    const attempts = sockets.attempts()
    for (let second = 0; second < 22; second += 1) {
      world.server.clock.advance(1000)
      await pass()
    }
    expect(notified(session)).toEqual(['realtime.lost'])
    // The server responds to polling.
    expect(lostSinceOf(session).get()).toBeNull()
    expect(sockets.attempts() - attempts).toBeLessThanOrEqual(8)
    expect(pending()).toEqual([missed])
    allow()
    world.server.clock.advance(3000)
    await pass()
    await pass()
    expect(live.state.get().kind).toBe('joined')
    const after = await post('Back again')
    expect(pending()).toEqual([after, missed])
    expect(sockets.open()).toBe(1)
  })

  test('loses and doubles nothing over many losses at any moment, with a post every half second', async () => {
    const { world, session, page, sockets, old, show, pass, rows } = here()
    await show('home')
    const random = numbersFrom(53)
    const posted: StatusId[] = []
    const seen = new Set<string>()
    const enough = propertyRuns(100)
    let losses = 0
    while (losses < enough) {
      posted.unshift(await postAs(world.server, 'ada', 'Meanwhile'))
      // While it joins, while missed entries are loaded, and while it is live.
      for (let wait = 0; wait < 500; wait += 125) {
        world.server.clock.advance(125)
        for (let turn = random() * 6; turn > 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve))
        if (random() < 0.5) page.frame()
        if (random() > 0.35 || sockets.open() === 0) continue
        sockets.breakAll(1006)
        losses += 1
      }
      if (posted.length % 20 !== 0) continue
      feedsOf(session).showPending('home')
      expect(new Set(rows()).size).toBe(rows().length)
      for (const id of rows()) seen.add(id)
    }
    world.server.clock.advance(3100)
    await pass()
    feedsOf(session).showPending('home')
    expect(rows()).toEqual([...posted, old].slice(0, 50))
    // A list holds fifty; those that it let go of since had been in it once.
    expect(posted.slice(50).filter((id) => !seen.has(id))).toEqual([])
    expect(sockets.open()).toBe(1)
    // Five hundred losses are some ten seconds of computing, on a machine that may be busy.
  }, 400_000)

  test('stays polled if catching up fails, until that succeeds', async () => {
    const { world, sockets, live, show, pass } = here()
    await show('home')
    sockets.breakAll(1006)
    await pass()
    const undo = world.server.fail('GET /api/v1/timelines/home', 500)
    world.server.clock.advance(1000)
    await pass()
    expect(live.state.get()).toMatchObject({ kind: 'joined' })
    expect(live.state.get().liveFeeds.has('home')).toBe(false)
    undo()
    world.server.clock.advance(1500)
    await pass()
    await pass()
    expect(live.state.get().liveFeeds.has('home')).toBe(true)
  })

  test('stops fetching a timeline that the server does not have', async () => {
    const { world, sockets, show, pass, wait, fetches } = here()
    await show('home')
    sockets.breakAll(1006)
    await pass()
    world.server.fail('GET /api/v1/timelines/home', 404)
    await wait(1000)
    await pass()
    const before = fetches()
    await wait(120_000)
    expect(fetches()).toBe(before)
  })

  test('with 1000 from the server checks the token, then reconnects', async () => {
    const { world, sockets, live, show, pass, wait } = here()
    await show('home')
    await wait(60_000)
    const before = world.asked.filter((one) => one.includes('verify_credentials')).length
    sockets.breakAll(1000)
    await pass()
    expect(live.state.get().kind).toBe('closed')
    expect(world.asked.filter((one) => one.includes('verify_credentials'))).toHaveLength(before + 1)
    world.server.clock.advance(2000)
    await pass()
    expect([live.state.get().kind, sockets.open()]).toEqual(['joined', 1])
  })

  test('because of a revoked token is not retried, and no more requests are sent', async () => {
    const { world, session, sockets, show, pass, wait } = here()
    await show('home')
    await wait(60_000)
    await world.server.instance.context.db.deleteFrom('oauth_tokens').execute()
    sockets.breakAll(1000)
    await pass()
    expect(session.expired.get()).toBe(true)
    const [before, attempts] = [world.asked.length, sockets.attempts()]
    for (let minute = 0; minute < 5; minute += 1) {
      world.server.clock.advance(60_000)
      await pass()
    }
    expect([world.asked.length, sockets.attempts()]).toEqual([before, attempts])
  })
})

test('after a sleep a silently dead connection is opened again, and missed posts are fetched', async () => {
  const { world, sockets, live, show, pass, post, pending } = here()
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

test('a connection that never sends is detected, and polling replaces it however often it opens again', async () => {
  const { world, session, sockets, live, show, pass, wait, post, pending } = here()
  const speak = sockets.openSilent()
  await show('home')
  sockets.breakAll(1006)
  world.server.clock.advance(1000)
  await pass()
  await pass()
  expect(live.state.get().kind).toBe('joined')
  const missed = [await post('Unheard')]
  await wait(41_000)
  expect(live.state.get()).toMatchObject({ liveFeeds: new Set() })
  await wait(21_000)
  expect(pending()).toEqual(missed)
  missed.unshift(await post('Unheard, too'))
  await wait(25_000)
  expect(pending()).toEqual(missed)
  expect(notified(session).filter((key) => key !== 'realtime.lost' && key !== 'realtime.restored')).toEqual([])
  speak()
  await wait(15_000)
  expect(live.state.get().kind).toBe('joined')
})

test('more than a page missed during a sleep leaves a gap in its place', async () => {
  const { world, session, sockets, live, show, pass } = here()
  await show('home')
  sockets.breakAll(1006)
  for (let number = 0; number < 25; number += 1) await postAs(world.server, 'ada', `While asleep ${number}`)
  live.check()
  await pass()
  await pass()
  feedsOf(session).showPending('home')
  const kinds = feedsOf(session)
    .at('home')
    .get()
    .rows.map((row) => row.kind)
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => 'entry'), 'gap', 'entry'])
})

test('a new token gets its own connection, and missed posts are fetched', async () => {
  const { world, page, sockets, stops, show, pass, post } = here()
  await show('home')
  world.server.clock.advance(10_000)
  for (const stop of stops.splice(0).toReversed()) stop()
  expect(sockets.open()).toBe(0)
  const missed = await post('Between two tokens')
  const again = await openTestSession({ server: world.server, browser: world.browser })
  try {
    const feeds = feedsOf(again.session)
    const next = startLive(again.session, page, sockets)
    stops.push(
      ...next.stops,
      feeds.at('home').subscribe(() => {}),
    )
    feeds.openFeed('home')
    await pass()
    await pass()
    expect([...next.live.state.get().liveFeeds]).toContain('home')
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

test('a rejected connection leads to a check of the token, because browsers report it like an outage', async () => {
  const { world, session, sockets, live, show, pass } = here()
  await show('home')
  world.server.clock.advance(60_000)
  await world.server.instance.context.db.deleteFrom('oauth_tokens').execute()
  sockets.breakAll(1006)
  await pass()
  world.server.clock.advance(1000)
  await pass()
  await pass()
  expect(session.expired.get()).toBe(true)
  expect(live.state.get().kind).toBe('off')
})

test('a server without streaming is polled, the stream is tried less and less often, and no loss is reported', async () => {
  const { world, session, sockets, live, show, pass, post, pending, stops } = here()
  for (const stop of stops.splice(0).toReversed()) stop()
  sockets.reject()
  const next = startLive(session, createTestPage(), sockets)
  stops.push(...next.stops)
  await show('home')
  const missed = await post('Polled')
  const before = sockets.attempts()
  for (let minute = 0; minute < 10; minute += 1) {
    for (let part = 0; part < 3; part += 1) {
      world.server.clock.advance(20_000)
      await pass()
    }
  }
  expect(pending()).toEqual([missed])
  expect(next.live.state.get()).toEqual({ kind: 'disabled', liveFeeds: new Set() })
  expect(session.notices.history.get()).toEqual([])
  expect(sockets.attempts() - before).toBeLessThan(14)
  expect(live.state.get().kind).not.toBe('error')
})

test('the loss of one of two streams is reported once, and its return as well', async () => {
  const { world, session, sockets, show, pass, wait } = here()
  await show('public')
  await wait(10_000)
  const allow = sockets.reject()
  sockets.breakAll(1006, 'public:local')
  await pass()
  expect(sockets.open()).toBe(1)
  // It is tried again meanwhile, more than once.
  for (let second = 0; second < 6; second += 1) {
    world.server.clock.advance(1000)
    await pass()
  }
  expect(notified(session)).toEqual(['realtime.lost'])
  allow()
  await wait(5000)
  await pass()
  expect(notified(session)).toEqual(['realtime.restored', 'realtime.lost'])
})

describe('two streams that lose their server', () => {
  /** Advances second by second, and counts the attempts. */
  async function attemptsOf(seconds: number): Promise<number[]> {
    const { world, sockets, pass } = here()
    const made: number[] = []
    for (let second = 0; second < seconds; second += 1) {
      const before = sockets.attempts()
      world.server.clock.advance(1000)
      await pass()
      made.push(sockets.attempts() - before)
    }
    return made
  }

  test.each([1006, 1001])('with %i make one attempt at a time, and both are open when one has succeeded', async (code) => {
    const { sockets, live, show, pass, wait } = here()
    await show('home')
    await show('public')
    await wait(10_000)
    expect(sockets.open()).toBe(2)
    const allow = sockets.reject()
    const before = sockets.attempts()
    sockets.breakAll(code)
    await pass()
    const made = await attemptsOf(30)
    expect(Math.max(...made)).toBe(1)
    expect(sockets.attempts() - before).toBeGreaterThanOrEqual(9)
    expect(sockets.attempts() - before).toBeLessThanOrEqual(12)
    allow()
    await attemptsOf(3)
    expect([sockets.open(), live.state.get().kind]).toEqual([2, 'joined'])
  })
})
