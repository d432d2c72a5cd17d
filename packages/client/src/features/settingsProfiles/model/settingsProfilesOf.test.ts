import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Send } from '@rookery/api/http/client'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { ownSettingsProfiles } from '@rookery/api/calls/ownSettingsProfiles'
import * as settingsProfiles from '@rookery/api/calls/settingsProfiles'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { openTestSession, type TestSessionOptions } from '#test/openTestSession.ts'
import { settingsProfilesOf } from './settingsProfilesOf.ts'

let server: TestInstance

beforeEach(async () => {
  server = await startTestInstance()
  return () => server.close()
})

async function device(options: TestSessionOptions = {}) {
  const opened = await openTestSession({ server, as: 'bob', ...options })
  onTestFinished(opened.close)
  return { ...opened, profiles: settingsProfilesOf(opened.session) }
}

const noticesOf = ({ notices }: Session) =>
  notices.history
    .get()
    .map(({ messageKey, level }) => `${level} ${messageKey}`)
    .toReversed()

test('the first visit creates the profile, the first choice shows a notice, and the next device finds it', async () => {
  const { session, profiles } = await device()
  await profiles.synchronize()
  expect(settingsOf(session).get('profileVersion')).toBe(1)
  expect(noticesOf(session)).toEqual([])
  settingsOf(session).set('streaming', true)
  await profiles.synchronize()
  expect(noticesOf(session)).toEqual(['info settings_profile.created'])
  expect(await ownSettingsProfiles(session.client, 'profiles').get('default')).toMatchObject({
    version: 2,
    settings: { program: 'rookery', values: { streaming: true } },
  })
  const other = await device()
  await other.profiles.synchronize()
  expect(settingsOf(other.session).get('streaming')).toBe(true)
  expect(noticesOf(other.session)).toEqual([])
})

test('a profile that the server has lost is created again with a warning', async () => {
  const { session, profiles } = await device()
  settingsOf(session).set('streaming', true)
  await profiles.synchronize()
  await ownSettingsProfiles(session.client, 'profiles').remove('default')
  await profiles.synchronize()
  expect(noticesOf(session).slice(1)).toEqual([
    'warning settings_profile.creating',
    'info settings_profile.synchronizing',
    'success settings_profile.synchronized',
  ])
  expect(session.notices.get().map(({ timeout }) => timeout)).toEqual([5000, 5000, 2000])
  expect(await ownSettingsProfiles(session.client, 'profiles').get('default')).toMatchObject({ settings: { values: { streaming: true } } })
})

test('settings of another client are read once, known ones are applied, and they are never written', async () => {
  const { session, profiles } = await device()
  const theirs = { hideISP: true, maxThumbnails: 3, streaming: 'loud', lastTheme: 'x', muteWords: ['eel'] }
  await settingsProfiles.put(session.client, 'pleroma-fe', 'default', { settings: theirs, version: 4 })
  settingsOf(session).set('muteWords', ['own'])
  await profiles.synchronize()
  expect(settingsOf(session).chosen()).toMatchObject({ hideInstancePanel: true, maxThumbnails: 3, muteWords: ['own'] })
  expect(settingsOf(session).isChosen('streaming')).toBe(false)
  expect(noticesOf(session)).toEqual(['info settings_profile.taken'])
  expect(await settingsProfiles.get(session.client, 'pleroma-fe', 'default')).toEqual({ settings: theirs, version: 4 })
  session.notices
    .get()
    .find(({ messageKey }) => messageKey === 'settings_profile.taken')
    ?.action?.run()
  expect(settingsOf(session).isChosen('maxThumbnails')).toBe(false)
  expect(settingsOf(session).get('muteWords')).toEqual(['own'])
})

test('an image of another server in a profile is not applied, and stays there', async () => {
  const { session, profiles } = await device()
  const planted = { program: 'rookery', version: [1, 0], times: { nsfwCensorImage: 5, streaming: 5 } }
  const values = { nsfwCensorImage: 'https://evil.test/pixel.png', streaming: true }
  await ownSettingsProfiles(session.client, 'profiles').put('default', { settings: { ...planted, values }, version: 1 })
  await profiles.synchronize()
  expect(settingsOf(session).chosen()).toMatchObject({ streaming: true })
  expect(settingsOf(session).get('nsfwCensorImage')).toBeNull()
  expect(await ownSettingsProfiles(session.client, 'profiles').get('default')).toMatchObject({ settings: { values } })
})

test('two devices that changed different settings while apart both keep them', async () => {
  const [one, other] = [await device(), await device()]
  await one.profiles.synchronize()
  await other.profiles.synchronize()
  settingsOf(one.session).set('streaming', true)
  settingsOf(other.session).set('maxThumbnails', 3)
  await one.profiles.synchronize()
  await other.profiles.synchronize()
  await one.profiles.synchronize()
  for (const { session } of [one, other]) expect(settingsOf(session).chosen()).toMatchObject({ streaming: true, maxThumbnails: 3 })
  expect(noticesOf(other.session).filter((notice) => notice.startsWith('info settings_profile.changed'))).toEqual([])
})

test('the later choice for one setting wins on both devices, with a notice', async () => {
  const [one, other] = [await device(), await device()]
  await one.profiles.synchronize()
  await other.profiles.synchronize()
  settingsOf(one.session).set('maxThumbnails', 3)
  await one.profiles.isChanged()
  server.clock.advance(1000)
  settingsOf(other.session).set('maxThumbnails', 9)
  await other.profiles.synchronize()
  await one.profiles.synchronize()
  expect(settingsOf(one.session).get('maxThumbnails')).toBe(9)
  expect(one.session.notices.history.get()[0]).toMatchObject({ messageKey: 'settings_profile.changedThere', args: { count: 1 } })
})

test('a change by another device between reading and writing is merged at the next sync', async () => {
  let other: Awaited<ReturnType<typeof device>> | null = null
  const between =
    (send: Send): Send =>
    async (url, init) => {
      if (init.method === 'PUT' && other) {
        const first = other
        other = null
        settingsOf(first.session).set('streaming', true)
        await first.profiles.synchronize()
      }
      return send(url, init)
    }
  const { session, profiles } = await device({ through: between })
  await profiles.synchronize()
  other = await device()
  await other.profiles.synchronize()
  settingsOf(session).set('maxThumbnails', 3)
  await profiles.synchronize()
  expect(settingsOf(session).chosen()).toMatchObject({ streaming: true, maxThumbnails: 3 })
  expect(settingsOf(session).get('profileVersion')).toBe(3)
})

test('after a rejected or failed write nothing has changed, a notice shows, and a retry succeeds', async () => {
  let response: (() => Response) | null = null
  const { session, profiles } = await device({
    through: (send) => (url, init) => (response && init.method === 'PUT' ? Promise.resolve(response()) : send(url, init)),
  })
  await profiles.synchronize()
  settingsOf(session).set('streaming', true)
  for (const [failed, args] of [
    [() => Response.json({ error: 'is too long' }, { status: 422 }), { error: { text: 'is too long' } }],
    [() => new Response('<html>', { status: 503 }), expect.anything()],
  ] as const) {
    response = failed
    await profiles.synchronize()
    expect(session.notices.get().at(-1)).toMatchObject({ messageKey: 'settings_profile.synchronization_error', args, timeout: 5000 })
    expect([settingsOf(session).get('profileVersion'), settingsOf(session).get('streaming')]).toEqual([1, true])
  }
  response = null
  await profiles.synchronize()
  expect(settingsOf(session).get('profileVersion')).toBe(2)
})

test('invalid and unknown values of a profile are ignored, and stay on the server', async () => {
  const { session, profiles } = await device()
  const strange = { values: { streaming: 'loud', maxThumbnails: 4, hover: 1 }, times: { streaming: 5, maxThumbnails: 'x', hover: 2 } }
  await settingsProfiles.put(session.client, 'rookery', 'default', { settings: strange, version: 7 })
  await profiles.synchronize()
  expect(settingsOf(session).chosen()).toMatchObject({ maxThumbnails: 4 })
  expect(settingsOf(session).isChosen('streaming')).toBe(false)
  expect(await profiles.unknown()).toEqual({ hover: 1 })
  settingsOf(session).set('hideNsfw', false)
  await profiles.synchronize()
  expect((await settingsProfiles.get(session.client, 'rookery', 'default')).settings.values).toEqual({
    streaming: 'loud',
    maxThumbnails: 4,
    hover: 1,
    hideNsfw: false,
  })
})

test('a device follows the profile that is chosen on it, and each keeps its own settings', async () => {
  const { session, profiles } = await device()
  settingsOf(session).set('maxThumbnails', 3)
  await profiles.synchronize()
  expect(await profiles.choose('work')).toBeNull()
  expect(settingsOf(session).get('maxThumbnails')).toBe(3)
  settingsOf(session).set('streaming', true)
  settingsOf(session).reset('maxThumbnails')
  await profiles.synchronize()
  await profiles.choose('default')
  expect(settingsOf(session).chosen()).toMatchObject({ maxThumbnails: 3, profile: 'default' })
  expect(settingsOf(session).isChosen('streaming')).toBe(false)
  await profiles.choose('work')
  expect(settingsOf(session).get('streaming')).toBe(true)
  expect(await profiles.names()).toEqual(['default', 'work'])
  expect(await profiles.remove('default')).toBeNull()
  expect(await profiles.names()).toEqual(['work'])
})

test('a profile that is chosen during a sync is created after it, and what is recorded meanwhile stays', async () => {
  const held: (() => void)[] = []
  let holds = false
  const { session, profiles } = await device({
    through: (send) => async (url, init) => {
      if (holds && init.method === 'PUT') await new Promise<void>((resolve) => held.push(resolve))
      return send(url, init)
    },
  })
  await profiles.synchronize()
  settingsOf(session).set('maxThumbnails', 3)
  holds = true
  const synchronizing = profiles.synchronize()
  await vi.waitFor(() => expect(held).toHaveLength(1))
  const choosing = profiles.choose('work')
  await profiles.storeUnknown({ ofALaterVersion: 1 })
  holds = false
  held[0]?.()
  await synchronizing
  expect(await profiles.unknown()).toEqual({ ofALaterVersion: 1 })
  expect(await choosing).toBeNull()
  const server = ownSettingsProfiles(session.client, 'profiles')
  expect((await server.list()).map(({ name, version }) => [name, version])).toEqual([
    ['default', 3],
    ['work', 1],
  ])
  expect(settingsOf(session).get('profileVersion')).toBe(1)
  expect(await server.get('default')).toMatchObject({ settings: { values: { maxThumbnails: 3, ofALaterVersion: 1 } } })
})

test('while the server rejects writes, a device keeps its profile and its changes', async () => {
  let fails = false
  const { session, profiles } = await device({
    through: (send) => (url, init) =>
      fails && init.method === 'PUT' ? Promise.resolve(Response.json({ error: 'No room' }, { status: 507 })) : send(url, init),
  })
  await profiles.synchronize()
  await profiles.choose('work')
  const version = settingsOf(session).get('profileVersion')
  fails = true
  // A new one cannot be written.
  expect(await profiles.choose('travel')).toEqual({ text: 'No room' })
  expect(settingsOf(session).get('profile')).toBe('work')
  settingsOf(session).set('maxThumbnails', 3)
  expect(await profiles.choose('default')).toEqual({ text: 'No room' })
  expect(settingsOf(session).chosen()).toMatchObject({ profile: 'work', maxThumbnails: 3 })
  fails = false
  expect(await profiles.choose('default')).toBeNull()
  expect(settingsOf(session).isChosen('maxThumbnails')).toBe(false)
  await profiles.choose('work')
  expect(settingsOf(session).get('maxThumbnails')).toBe(3)
  expect(settingsOf(session).get('profileVersion')).toBeGreaterThan(version)
  expect(await profiles.names()).toEqual(['default', 'work'])
})

test('if the account has only one store, profiles share it with those of other clients', async () => {
  const { session } = await device()
  const profiles = ownSettingsProfiles(session.client, 'store')
  expect(await profiles.get('default')).toBeNull()
  await profiles.put('default', { settings: { a: 1 }, version: 1 })
  await profiles.put('work', { settings: { b: [null] }, version: 2 })
  expect(await profiles.list()).toEqual([
    { name: 'default', version: 1 },
    { name: 'work', version: 2 },
  ])
  expect(await profiles.get('work')).toEqual({ settings: { b: [null] }, version: 2 })
  await profiles.remove('default')
  expect(await profiles.list()).toEqual([{ name: 'work', version: 2 }])
  expect(await profiles.ofOtherClient()).toEqual({})
})

test('a setting chosen on a new device before the profiles are opened wins over the profile', async () => {
  const other = await device()
  settingsOf(other.session).set('maxThumbnails', 9)
  await other.profiles.synchronize()
  server.clock.advance(1000)
  const { session, close } = await openTestSession({ server, as: 'bob' })
  onTestFinished(close)
  settingsOf(session).set('maxThumbnails', 3)
  await settingsProfilesOf(session).synchronize()
  expect(settingsOf(session).get('maxThumbnails')).toBe(3)
  await other.profiles.synchronize()
  expect(settingsOf(other.session).get('maxThumbnails')).toBe(3)
})

test('a setting chosen while the profile is not known yet stays', async () => {
  const { session, profiles } = await device()
  settingsOf(session).set('streaming', true)
  await profiles.synchronize()
  server.clock.advance(1000)
  const { get } = session.storage
  Object.assign(session.storage, { get: async (key: string) => (key.startsWith('settingsProfile:') ? undefined : get(key)) })
  settingsOf(session).set('streaming', false)
  await profiles.synchronize()
  expect(settingsOf(session).get('streaming')).toBe(false)
  const other = await device()
  await other.profiles.synchronize()
  expect(settingsOf(other.session).get('streaming')).toBe(false)
})

test.each([
  ['stand while no other device has written to it', false, 3],
  ['give way where another device has', true, 9],
] as const)('choices of an earlier page, on a device too slow to return its profile, %s', async (_, isWritten, expected) => {
  const first = await device()
  settingsOf(first.session).set('maxThumbnails', 5)
  await first.profiles.synchronize()
  server.clock.advance(1000)
  settingsOf(first.session).set('maxThumbnails', 3)
  server.clock.advance(1000)
  await first.session.flush()
  if (isWritten) {
    const other = await device()
    await other.profiles.synchronize()
    settingsOf(other.session).set('maxThumbnails', 9)
    await other.profiles.synchronize()
  }
  const isOfProfiles = (key: string) => key.startsWith('settingsProfile:')
  const written: string[] = []
  const later = await device({
    browser: first.browser,
    throughStorage: (storage) => ({
      ...storage,
      get: async (key: string) => (isOfProfiles(key) ? undefined : storage.get(key)),
      set: async (key, value) => (isOfProfiles(key) && written.push(key), storage.set(key, value)),
    }),
  })
  expect(settingsOf(later.session).get('maxThumbnails')).toBe(3)
  await later.profiles.isChanged()
  // A write would replace the device's record once the device answers.
  expect(written).toEqual([])
  await later.profiles.synchronize()
  expect(settingsOf(later.session).get('maxThumbnails')).toBe(expected)
  const found = await ownSettingsProfiles(later.session.client, 'profiles').get('default')
  expect(found).toMatchObject({ settings: { values: { maxThumbnails: expected } } })
})
