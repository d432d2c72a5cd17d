import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { settingsSavesOf } from './settingsSavesOf.ts'
import { settingsOf } from './settingsOf.ts'
import { createStoredSettings } from './storedSettings.ts'
import { createTabBus } from '#features/session/model/TabBus.ts'

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

test('a save is reported only after a change by the user', async () => {
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

test('choices of a later version that this one cannot read are stored again with each save', async () => {
  const { storage, clock } = world.session
  const stored = { fontOfTomorrow: 'Reed', hideNsfw: true, thirdColumnMode: 'four columns' }
  const tabs = createTabBus(null)
  const { settings, flush } = createStoredSettings({ storage, tabs, clock, instanceDefaults: {}, stored, onSaved() {} })
  settings.set('hideNsfw', false)
  await flush()
  expect(await storage.get('settings')).toEqual({ ...stored, hideNsfw: false })
  settings.set('thirdColumnMode', 'none')
  await flush()
  expect(await storage.get('settings')).toEqual({ ...stored, hideNsfw: false, thirdColumnMode: 'none' })
})
