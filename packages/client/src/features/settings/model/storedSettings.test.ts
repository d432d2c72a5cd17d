import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { settingsSavesOf } from './settingsSavesOf.ts'
import { settingsOf } from './settingsOf.ts'

let world: TestSession
beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const outcome = async () => {
  world.server.clock.advance(600)
  await settle()
  return settingsSavesOf(world.session).get()?.outcome
}

test('a save is told after a change by the person alone', async () => {
  const { storage, key } = world.session
  const settings = settingsOf(world.session)
  for (const source of ['elsewhere', 'tab', 'device'] as const) {
    settings.take({ hideNsfw: source === 'tab', profileVersion: 3 }, source)
    expect(await outcome()).toBeUndefined()
  }
  expect(await storage.get('settings'), key).toMatchObject({ profileVersion: 3 })
  settings.set('hideNsfw', true)
  settings.take({ profileVersion: 4 }, 'elsewhere')
  expect(await outcome()).toBe('saved')
})
