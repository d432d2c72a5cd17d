import { expect, test } from 'vitest'

import * as accounts from './accounts.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'
import type { AccountId } from '../wire/model.ts'

// Ids come from servers; here they are made up.
const id = 'A7' as AccountId

test('a name that is no id is looked up', async () => {
  const { asked, client } = fakeServer(json({ error: 'Record not found' }, 404), json({ id: '1', acct: 'heron' }))
  expect((await accounts.get(client(), 'heron')).id).toBe('1')
  expect(asked.map(({ url }) => url.pathname + url.search)).toEqual([
    '/api/v1/accounts/heron?with_relationships=true',
    '/api/v1/accounts/lookup?acct=heron&with_relationships=true',
  ])
})

test('an unknown account rejects with a 404', async () => {
  const { client } = fakeServer(() => json(recorded('accounts/lookup_missing.json'), 404))
  await expect(accounts.get(client(), 'nobody')).rejects.toMatchObject({ status: 404, serverText: expect.any(String) })
})

test('relationships are requested in batches, and an empty list sends no request', async () => {
  const { asked, client } = fakeServer(({ url }) => json(url.searchParams.getAll('id[]').map((one) => ({ id: one }))))
  const ids = Array.from({ length: 81 }, (_, index) => String(index) as AccountId)
  expect((await accounts.relationships(client(), ids)).map((one) => one.id)).toEqual(ids)
  expect(asked).toHaveLength(3)
  await accounts.relationships(client(), [])
  expect(asked).toHaveLength(3)
})

test('a mute lasts by either name of its duration', async () => {
  const { asked, client } = fakeServer(() => json({ id: 'A7', muting: true }))
  await accounts.mute(client(), id, { expiresIn: 60 })
  await accounts.mute(client(), id, { notifications: false })
  expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { notifications: true, expires_in: 60, duration: 60 },
    { notifications: false },
  ])
})

test('a profile is changed under the names of the server', async () => {
  const { asked, client } = fakeServer(() => json({ id: 'A7' }))
  await accounts.updateCredentials(client(), {
    displayName: 'Heron',
    fields: [{ name: 'Site', value: 'x' }],
    defaultScope: 'private',
    hideFavorites: true,
    background: '',
    settingsStore: { rookery: { a: [1, null] } },
  })
  expect(asked[0]?.method).toBe('PATCH')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    display_name: 'Heron',
    fields_attributes: [{ name: 'Site', value: 'x' }],
    source: { privacy: 'private' },
    default_scope: 'private',
    hide_favorites: true,
    pleroma_background_image: '',
    pleroma_settings_store: { rookery: { a: [1, null] } },
  })
})

test('a picture makes the change a multipart form', async () => {
  const { asked, client } = fakeServer(json({ id: 'A7' }))
  await accounts.updateCredentials(client(), { avatar: new Blob(['x']), locked: true })
  expect(asked[0]?.body).toBe('[avatar,locked]')
})

test('suggestions come from the newer call, or the older where it is missing', async () => {
  const { client } = fakeServer(json([{ source: 'staff', account: { id: '1' } }]))
  expect(await accounts.suggestions(client())).toMatchObject([{ id: '1' }])
  const older = fakeServer(json({ error: 'Not implemented' }, 404), json([{ id: '2' }]))
  expect(await accounts.suggestions(older.client())).toMatchObject([{ id: '2' }])
})

test('the directory has recently active accounts first, and is empty on a server without one', async () => {
  const { asked, client } = fakeServer(json([{ id: '1' }]))
  expect(await accounts.directory(client(), { local: true })).toMatchObject([{ id: '1' }])
  expect(asked.map(({ url }) => url.pathname + url.search)).toEqual(['/api/v1/directory?order=active&local=true&limit=40'])
  const without = fakeServer(json({ error: 'Not found' }, 404))
  expect(await accounts.directory(without.client())).toEqual([])
})
