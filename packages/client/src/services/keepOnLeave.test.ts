import { expect, test } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { startKeeping } from './keepOnLeave.ts'

test('what was typed is kept when the page is left, where one reads every ten seconds, and nothing is written twice', async () => {
  const world = await openTestSession()
  const { session, browser } = world
  const page = createTestPage()
  const stop = startKeeping(session, page)
  const kept = () => browser.databases.get(`rookery:${session.key}`) ?? new Map<string, unknown>()
  await postAs(world.server, 'ada', 'Hello')
  await session.feeds.loadNewer('public')
  world.server.clock.advance(10_000)
  await settle()
  const snapshot = kept().get('snapshot:public')
  expect(snapshot).toMatchObject({ part: { rows: [{ kind: 'entry' }] } })
  world.server.clock.advance(10_000)
  await settle()
  expect(kept().get('snapshot:public')).toBe(snapshot)

  session.settings.set('streaming', true)
  page.leave()
  await settle()
  expect(kept().get('settings')).toEqual({ streaming: true })

  stop()
  session.settings.set('streaming', false)
  page.leave()
  await settle()
  expect(kept().get('settings')).toEqual({ streaming: true })
  await world.close()
})
