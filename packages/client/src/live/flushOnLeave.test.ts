import { expect, test, vi } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { startFlushOnLeave } from './flushOnLeave.ts'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

test('typed text is written when the page is left, a scroll position every ten seconds, and nothing twice', async () => {
  const world = await openTestSession()
  const { session, browser } = world
  const page = createTestPage()
  const stop = startFlushOnLeave(session, page)
  const stored = () => browser.databases.get(`rookery:${session.key}`) ?? new Map<string, unknown>()
  await postAs(world.server, 'ada', 'Hello')
  await feedsOf(session).loadNewer('public')
  world.server.clock.advance(10_000)
  await settle()
  const snapshot = stored().get('snapshot:public')
  expect(snapshot).toMatchObject({ part: { rows: [{ kind: 'entry' }] } })
  world.server.clock.advance(10_000)
  await settle()
  expect(stored().get('snapshot:public')).toBe(snapshot)

  settingsOf(session).set('streaming', true)
  page.leave()
  await settle()
  expect(stored().get('settings')).toEqual({ streaming: true })

  stop()
  settingsOf(session).set('streaming', false)
  page.leave()
  await settle()
  expect(stored().get('settings')).toEqual({ streaming: true })
  await world.close()
})

test('the scroll position is stored immediately after scrolling, with the posts around it, and not during it', async () => {
  const world = await openTestSession()
  const { session, browser } = world
  const stop = startFlushOnLeave(session, createTestPage())
  const stored = () => [...(browser.databases.get(`rookery:${session.key}`)?.keys() ?? [])].filter((key) => /^(snapshot|places)/.test(key))
  const id = await postAs(world.server, 'ada', 'Hello')
  await feedsOf(session).loadNewer('public')
  for (let offset = 0; offset > -1000; offset -= 100) {
    scrollPositionsOf(session).store('public', { id, offset })
    world.server.clock.advance(200)
  }
  await settle()
  expect(stored()).toEqual([])
  world.server.clock.advance(1000)
  await settle()
  expect(stored().toSorted()).toEqual(['places', 'snapshot:public'])
  stop()
  await world.close()
})

test('pending database writes are stored synchronously when the page is left', async () => {
  const world = await openTestSession()
  const { session } = world
  const page = createTestPage()
  const stop = startFlushOnLeave(session, page)
  const id = await postAs(world.server, 'ada', 'Hello')
  await feedsOf(session).loadNewer('public')
  scrollPositionsOf(session).store('public', { id, offset: -12 })
  const given = vi.spyOn(session.storage, 'set')
  const givenBeforeLeaving = new Promise<readonly string[]>((resolve) => {
    vi.spyOn(session.storage, 'leave').mockImplementation(() => resolve(given.mock.calls.map(([key]) => key)))
  })
  page.leave()
  expect((await givenBeforeLeaving).toSorted()).toEqual(['places', 'snapshot:public'])
  stop()
  await world.close()
})
