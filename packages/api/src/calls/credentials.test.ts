import { expect, test, vi } from 'vitest'

import { ApiError } from '../http/ApiError.ts'
import * as credentials from './credentials.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'

const refusalOf = async (...responses: readonly Response[]): Promise<ApiError> => {
  const error: unknown = await credentials.verify(fakeServer(...responses).client()).catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('It was not refused.')
}

const confirms = 'Your login is missing a confirmed e-mail address'

test.each([
  ['Mastodon, of a dead token', 401, 'The access token is invalid', false, true, null],
  ['Akkoma, of a dead token', 403, 'Invalid credentials.', true, true, 'other'],
  ['Akkoma, for want of a scope', 403, 'Insufficient permissions: read:accounts.', true, false, 'scopes'],
  ['Mastodon, for want of a scope', 403, 'This action is outside the authorized scopes', false, false, 'scopes'],
  ['Mastodon, before the address is confirmed', 403, confirms, false, false, 'unconfirmed'],
  ['Mastodon, before somebody is let in', 403, 'Your login is currently pending approval', false, false, 'other'],
  ['Mastodon, of an account that is off', 403, 'Your login is currently disabled', false, false, 'other'],
  ['Friendica, of anything', 403, 'Forbidden', false, false, 'other'],
  ['Akkoma in German, of a dead token', 403, 'Ungültige Zugangsdaten.', true, true, 'other'],
  ['Akkoma in German, for want of a scope', 403, 'Unzureichende Berechtigungen: read:accounts.', true, false, 'scopes'],
  ['a broken server', 500, 'Internal server error', true, false, null],
] as const)('a rejection by %s is classified by its status and text', async (_, status, error, rejectsBy403, isDead, refusal) => {
  const rejected = await refusalOf(json({ error }, status))
  expect(credentials.isDeadToken(rejected, rejectsBy403)).toBe(isDead)
  expect(credentials.accountRefusal(rejected)).toBe(refusal)
})

test('an unconfirmed address is recognized by the error’s identifier in any language', async () => {
  const rejected = await refusalOf(json({ error: 'Deine Adresse ist nicht bestätigt', identifier: 'missing_confirmed_email' }, 403))
  expect(credentials.accountRefusal(rejected)).toBe('unconfirmed')
})

test.each([401, 403])('a page that a proxy returns with %i proves nothing about the token', async (status) => {
  const page = new Response('<h1>Hotel Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } })
  expect(credentials.isDeadToken(await refusalOf(page), true)).toBe(false)
})

test('a refused check is not told as a refusal that calls for a check', async () => {
  const onUnauthorized = vi.fn()
  const { client } = fakeServer(json({ error: 'Invalid credentials.' }, 403))
  await expect(credentials.verify(client({ onUnauthorized }))).rejects.toMatchObject({ status: 403 })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a server that is down proves nothing about the token', async () => {
  const error = await refusalOf()
  expect(error.kind).toBe('network')
  expect(credentials.isDeadToken(error, true)).toBe(false)
})

test('a good token gives the own account', async () => {
  const { client } = fakeServer(json(recorded('accounts/verify_credentials_bob.json')))
  expect((await credentials.verify(client())).own?.email).toBe('bob@localhost.test')
})
