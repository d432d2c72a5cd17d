import { describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { liveWorld, startLive } from '#test/liveWorld.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'

const here = liveWorld()

/** The same numbers from 0 up to 1 each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('a connection that is lost', () => {
  test('is said once, polled meanwhile, tried again after 1, 2, 3, 3 s, and what was missed is fetched', async () => {
    const { world, session, sockets, live, show, pass, post, pending } = here()
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
    const { world, session, sockets, show, pass } = here()
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
    const { world, session, page, sockets, old, show, pass, rows } = here()
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
    // A list holds fifty; those that it let go of since had been in it once.
    expect(posted.slice(50).filter((id) => !seen.has(id))).toEqual([])
    expect(sockets.open()).toBe(1)
  }, 60_000)

  test('stays polled where catching up fails, until that succeeds', async () => {
    const { world, sockets, live, show, pass } = here()
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
    const { world, sockets, live, show, pass } = here()
    await show('home')
    world.server.clock.advance(60_000)
    const before = world.asked.filter((one) => one.includes('verify_credentials')).length
    sockets.breakAll(1000)
    await pass()
    expect(live.state.get().kind).toBe('closed')
    expect(world.asked.filter((one) => one.includes('verify_credentials'))).toHaveLength(before + 1)
    world.server.clock.advance(2000)
    await pass()
    expect([live.state.get().kind, sockets.open()]).toEqual(['joined', 1])
  })

  test('because the token is gone is not tried again, and nothing is asked any more', async () => {
    const { world, session, sockets, show, pass } = here()
    await show('home')
    world.server.clock.advance(60_000)
    await world.server.instance.context.db.deleteFrom('oauth_tokens').execute()
    sockets.breakAll(1000)
    await pass()
    expect(session.refused.get()).toBe(true)
    const [before, attempts] = [world.asked.length, sockets.attempts()]
    for (let minute = 0; minute < 5; minute += 1) {
      world.server.clock.advance(60_000)
      await pass()
    }
    expect([world.asked.length, sockets.attempts()]).toEqual([before, attempts])
  })
})

test('after a sleep a connection that died without a word is made anew, and what was missed is there', async () => {
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

test('more than a page missed while asleep leaves a gap where it is missing', async () => {
  const { world, session, sockets, live, show, pass } = here()
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
  const { world, page, sockets, stops, show, pass, post } = here()
  await show('home')
  world.server.clock.advance(10_000)
  for (const stop of stops.splice(0).toReversed()) stop()
  expect(sockets.open()).toBe(0)
  const missed = await post('Between two tokens')
  const again = await openTestSession({ server: world.server, browser: world.browser })
  try {
    const { feeds } = again.session
    const next = startLive(again.session, page, sockets)
    stops.push(
      ...next.stops,
      feeds.at('home').subscribe(() => {}),
    )
    feeds.openFeed('home')
    await pass()
    await pass()
    expect([...next.live.state.get().covered]).toContain('home')
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
  const { world, session, sockets, live, show, pass } = here()
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
