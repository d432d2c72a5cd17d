import * as accounts from '@rookery/api/calls/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { settingsSavesOf } from '#features/settings/model/settingsSavesOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { serverSettings, type ServerSettingName } from './serverSettings.ts'
import { setServerSetting } from './setServerSetting.ts'

let world: TestSession

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  world = await openTestSession()
})
afterEach(() => world.close())

const all = Object.keys(serverSettings) as ServerSettingName[] // Object.keys loses the type of the keys
/** Akkoma never says that posts are sensitive (api/00-index.md). */
const names = all.filter((name) => name !== 'defaultNSFW')
const patchPath = 'PATCH /api/v1/accounts/update_credentials'
const putPath = 'PUT /api/pleroma/notification_settings'

function valueOf(name: ServerSettingName): unknown {
  const { entities, me } = world.session
  const account = me && entities.accounts.get(me)
  return account ? serverSettings[name].read(account) : undefined
}

const other = (name: ServerSettingName) => (name === 'defaultScope' ? 'unlisted' : valueOf(name) !== true)

async function atServer(name: ServerSettingName): Promise<unknown> {
  const { client, me } = world.session
  const account = await world.session.client
    .request('GET', '/api/v1/accounts/verify_credentials')
    .then(() => accounts.updateCredentials(client, {}))
  expect(account.id).toBe(me)
  return serverSettings[name].read(account)
}

test.each(names)('%s is shown immediately, and stored by the server', async (name) => {
  const value = other(name)
  const done = setServerSetting(world.session, name, value)
  expect(valueOf(name)).toBe(value)
  expect(await done).toBe(true)
  expect(valueOf(name)).toBe(value)
  expect(await atServer(name)).toBe(value)
  expect(settingsSavesOf(world.session).get()?.outcome).toBe('saved')
  world.server.clock.advance(2000)
  expect(settingsSavesOf(world.session).get()).toBeNull()
})

test.each(names)('%s is restored when the server rejects, and the notice shows the reason', async (name) => {
  const before = valueOf(name)
  for (const path of [patchPath, putPath]) world.server.fail(path, Response.json({ error: 'Not today' }, { status: 422 }))
  const done = setServerSetting(world.session, name, other(name))
  expect(valueOf(name)).not.toBe(before)
  expect(await done).toBe(false)
  expect(valueOf(name)).toBe(before)
  expect(settingsSavesOf(world.session).get()?.outcome).toBe('failed')
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'serverSettings.failed', args: { error: { text: 'Not today' } } }])
})

test.each([
  ['wings', true],
  ['__proto__', true],
  ['locked', 'yes'],
  ['defaultScope', 'everybody'],
  ['defaultScope', true],
])('%s cannot be %s', async (name, value) => {
  const asked = world.asked.length
  expect(await setServerSetting(world.session, name, value)).toBe(false)
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'serverSettings.invalid', args: { name } }])
  expect(world.asked).toHaveLength(asked)
})

test('the last choice wins, however the earlier request ends', async () => {
  let refusals = 1
  await world.close()
  world = await openTestSession({
    through: (send) => (url, init) =>
      url.endsWith('/update_credentials') && refusals-- > 0 ? Promise.resolve(new Response(null, { status: 500 })) : send(url, init),
  })
  const first = setServerSetting(world.session, 'defaultScope', 'unlisted')
  const last = setServerSetting(world.session, 'defaultScope', 'private')
  expect(valueOf('defaultScope')).toBe('private')
  expect([await first, await last]).toEqual([true, true])
  expect(await atServer('defaultScope')).toBe('private')
  expect(world.session.notices.get()).toEqual([])
})

test('an option is offered if the server stores it', () => {
  const { capabilities } = world.session.server.get()
  const stored = (accountCare: boolean) => all.filter((name) => serverSettings[name].isOffered({ ...capabilities, accountCare }))
  expect(stored(true)).toEqual(names)
  expect(stored(false)).toEqual(['defaultScope', 'defaultNSFW', 'locked', 'bot', 'discoverable'])
})
