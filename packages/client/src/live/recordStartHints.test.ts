import { afterEach, beforeEach, expect, test } from 'vitest'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { signOut } from '#features/signIn/model/signOut.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { recordStartHints } from './recordStartHints.ts'

let world: TestSession
beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const stored = () => world.browser.device.stored.get(`rookery.start:${world.session.key}`)

test('the hints for the next start follow settings, server and scroll positions, to the last moment', () => {
  const { session } = world
  const stop = recordStartHints(session, () => '/main/friends')
  settingsOf(session).set('replyVisibility', 'self')
  session.setServer({ ...session.server.get(), lacks: ['/nodeinfo/2.0.json'] })
  expect(JSON.parse(stored() ?? '')).toMatchObject({
    replyVisibility: 'self',
    landing: '/main/friends',
    places: [],
    lacks: ['/nodeinfo/2.0.json'],
  })
  scrollPositionsOf(session).store('home', { id: 'S1', offset: 3 })
  stop()
  expect(JSON.parse(stored() ?? '')).toMatchObject({ places: ['/main/friends'] })
})

test('the hints are deleted when the account is signed out', async () => {
  const { session } = world
  const stop = recordStartHints(session, () => '/main/friends')
  scrollPositionsOf(session).store('home', { id: 'S1', offset: 3 })
  await signOut(session)
  stop()
  expect(stored()).toBeNull()
})
