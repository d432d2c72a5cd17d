import { describe, expect, test, vi } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { feedWorld } from '#test/feedWorld.ts'
import { feedsOf } from './feedsOf.ts'

const here = feedWorld()
const { asked, posts, rows } = here

describe('a timeline that cannot be loaded', () => {
  test.each([
    [429, { key: 'errors.rateLimited' }],
    [500, { key: 'errors.serverError' }],
    [503, { key: 'errors.unavailable' }],
    [418, { key: 'errors.unexpectedStatus', args: { code: 418 } }],
  ])('says so after a %i, once: on the list', async (status, message) => {
    here.world.server.fail('GET /api/v1/timelines/public', status)
    expect(await feedsOf(here.session).loadNewer('public')).toBe(false)
    expect(feedsOf(here.session).at('public').get()).toMatchObject({
      loaded: false,
      loading: 'idle',
      error: { load: 'first', status, message },
    })
    expect(here.session.notices.history.get()).toEqual([])
  })

  test('says so in a notice for five seconds if the list has posts', async () => {
    await posts(25)
    await feedsOf(here.session).loadNewer('public')
    here.world.server.fail('GET /api/v1/timelines/public', 500)
    await feedsOf(here.session).loadNewer('public')
    const error = { key: 'errors.serverError' }
    expect(here.session.notices.get()).toMatchObject([{ level: 'error', messageKey: 'timeline.error', args: { error } }])
    here.world.server.clock.advance(5000)
    expect(here.session.notices.get()).toEqual([])
    feedsOf(here.session).loadOlder('public')
    await expect.poll(() => feedsOf(here.session).at('public').get().error).toMatchObject({ load: 'older' })
    expect(here.session.notices.get()).toEqual([])
  })

  test('shows no notice while the page is offline', async () => {
    await posts(2)
    await feedsOf(here.session).loadNewer('public')
    here.world.server.drop('GET /api/v1/timelines/public')
    vi.stubGlobal('navigator', { onLine: false })
    await feedsOf(here.session).loadNewer('public')
    vi.unstubAllGlobals()
    expect(here.session.notices.history.get()).toEqual([])
  })

  test.each([
    ['a page of HTML', () => here.world.server.html('GET /api/v1/timelines/public'), 'errors.unreadable'],
    [
      'half an answer',
      () => here.world.server.fail('GET /api/v1/timelines/public', new Response('[{"id":"1","content":"cut')),
      'errors.unreadable',
    ],
    [
      'something else than a list',
      () => here.world.server.fail('GET /api/v1/timelines/public', Response.json({ error: 'no' })),
      'errors.unreadable',
    ],
    ['no connection', () => here.world.server.drop('GET /api/v1/timelines/public'), 'errors.unreachable'],
  ])('says so after %s, and a retry loads it', async (_, fault, key) => {
    const ids = await posts(2)
    const undo = fault()
    await feedsOf(here.session).loadNewer('public')
    expect(feedsOf(here.session).at('public').get().error?.message).toEqual({ key })
    undo()
    expect(await feedsOf(here.session).loadNewer('public')).toBe(true)
    expect(rows()).toEqual(ids)
    expect(feedsOf(here.session).at('public').get().error).toBeNull()
  })

  test('keeps its rows', async () => {
    const ids = await posts(2)
    await feedsOf(here.session).loadNewer('public')
    here.world.server.fail('GET /api/v1/timelines/public', 500)
    await feedsOf(here.session).loadNewer('public')
    expect(rows()).toEqual(ids)
  })

  test('is not requested before the time in Retry-After, neither for newer posts nor by a reload', async () => {
    const ids = await posts(1)
    await feedsOf(here.session).loadNewer('public')
    const undo = here.world.server.fail(
      'GET /api/v1/timelines/public',
      new Response('{"error":"Throttled"}', { status: 429, headers: { 'retry-after': '30' } }),
    )
    await feedsOf(here.session).loadNewer('public')
    undo()
    const before = asked.length
    here.world.server.clock.advance(29_000)
    expect(await feedsOf(here.session).loadNewer('public')).toBe(false)
    expect(await feedsOf(here.session).reload('public')).toBe(false)
    expect(asked).toHaveLength(before)
    expect(rows()).toEqual(ids)
    here.world.server.clock.advance(1000)
    expect(await feedsOf(here.session).loadNewer('public')).toBe(true)
  })

  test('shows the good posts of a page with bad ones', async () => {
    const [id] = await posts(1)
    const good: unknown = await (await here.world.server.fetch(`/api/v1/statuses/${id}`)).json()
    here.world.server.fail('GET /api/v1/timelines/public', Response.json([null, { id: 7 }, good, 'text']))
    expect(await feedsOf(here.session).loadNewer('public')).toBe(true)
    expect(rows()).toEqual([id])
  })

  test('survives a response of five megabytes', async () => {
    const [id] = await posts(1)
    const good = (await (await here.world.server.fetch(`/api/v1/statuses/${id}`)).json()) as Record<string, unknown>
    here.world.server.fail('GET /api/v1/timelines/public', Response.json([{ ...good, content: 'x'.repeat(5_000_000) }]))
    expect(await feedsOf(here.session).loadNewer('public')).toBe(true)
    expect(here.session.entities.statuses.get(id ?? ('' as StatusId))?.content).toHaveLength(5_000_000)
  })
})
