import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import { expect, onTestFinished, test } from 'vitest'
import { toAccountRecord } from '#features/entities/model/records.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { profileDraftOf } from '#features/accounts/model/profileDraftOf.ts'
import { profileTextOf, type ProfileText } from '#features/accounts/model/ProfileText.ts'
import { saveProfile } from './saveProfile.ts'

async function open() {
  const world = await openTestSession()
  onTestFinished(() => world.close())
  const { session, browser } = world
  const there = async () => profileTextOf(toAccountRecord(await credentials.verify(session.client)))
  const base = await there()
  if (base === null) throw new Error('The instance tells its owner nothing of the profile.')
  const store = await profileDraftOf.ready(session)
  const stored = () => [...browser.databases.values()].find((database) => database.has('profileDraft'))?.get('profileDraft')
  const save = (part: Partial<ProfileText>) => saveProfile(session, { base, input: { ...base, ...part } })
  return { ...world, base, there, store, stored, save }
}

test('changed fields are sent, and the draft ends with the response', async () => {
  const { there, stored, save, session } = await open()
  expect(await save({ displayName: 'Bob of the pond', fields: [{ id: '0', name: 'Boat', value: 'Yes' }] })).toEqual({
    kind: 'saved',
  })
  expect(await there()).toMatchObject({ displayName: 'Bob of the pond', fields: [{ name: 'Boat', value: 'Yes' }] })
  expect(session.me && session.entities.accounts.get(session.me)?.displayName).toBe('Bob of the pond')
  expect(stored()).toBeUndefined()
})

test('typed text is stored before any call', async () => {
  const { asked, stored, save } = await open()
  asked.length = 0
  const saving = save({ note: 'Typed' })
  await expect.poll(() => stored()).toMatchObject({ input: { note: 'Typed' } })
  await saving
})

test.each([
  [403, { error: 'Invalid request' }, 'accountSettings.profile.refused'],
  [422, { error: 'Too long' }, 'accountSettings.profile.refused'],
  [401, { error: 'The access token is invalid' }, 'accountSettings.profile.failed'],
  [429, { error: 'Throttled' }, 'accountSettings.profile.failed'],
  [500, '<html>no</html>', 'accountSettings.profile.failed'],
])('a rejection with %i says so and leaves the typed text', async (status, body, key) => {
  const { stored, save, server, there } = await open()
  const before = await there()
  server.fail(
    'PATCH /api/v1/accounts/update_credentials',
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
  expect(await save({ note: 'Typed' })).toMatchObject({ kind: 'failed', error: { key } })
  expect(stored()).toMatchObject({ input: { note: 'Typed' } })
  expect(await there()).toEqual(before)
})

test('a field changed on another device is not overwritten', async () => {
  const { stored, save, session, there } = await open()
  await accounts.updateCredentials(session.client, { note: 'From the phone' })
  expect(await save({ note: 'From here' })).toEqual({ kind: 'conflict' })
  expect(await there()).toMatchObject({ note: 'From the phone' })
  expect(stored()).toMatchObject({ input: { note: 'From here' } })
})

test('another part that another device changed stays unchanged', async () => {
  const { save, session, there } = await open()
  await accounts.updateCredentials(session.client, { note: 'From the phone' })
  expect(await save({ displayName: 'Bob B.' })).toEqual({ kind: 'saved' })
  expect(await there()).toMatchObject({ note: 'From the phone', displayName: 'Bob B.' })
})

test('a reload restores the typed profile, and ignores malformed stored data', async () => {
  const { base, browser, server, store, stored } = await open()
  await store.save({ base, input: { ...base, note: 'Half a sen' } })
  expect(stored()).toBeDefined()
  const next = await openTestSession({ browser, server })
  expect((await profileDraftOf.ready(next.session)).get()).toMatchObject({ input: { note: 'Half a sen' } })
  await next.close()
  for (const database of browser.databases.values()) if (database.has('profileDraft')) database.set('profileDraft', { base: 1 })
  const third = await openTestSession({ browser, server })
  expect((await profileDraftOf.ready(third.session)).get()).toBeNull()
  await third.close()
})
