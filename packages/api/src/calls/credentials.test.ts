import { expect, test, vi } from 'vitest'

import * as credentials from './credentials.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'

test.each([
  ['401, as Mastodon answers', 401, 'The access token is invalid', 1],
  ['403, as Akkoma answers', 403, 'Invalid credentials.', 1],
  ['403 for want of a scope', 403, 'Insufficient permissions: read:accounts.', 0],
  ['500', 500, 'Internal server error', 0],
])('verifying answered with %s: signed out is told as often as it is so', async (_, status, error, times) => {
  const onSignedOut = vi.fn()
  const { client } = fakeServer(json({ error }, status))
  await expect(credentials.verify(client({ onSignedOut }))).rejects.toMatchObject({ status })
  expect(onSignedOut).toHaveBeenCalledTimes(times)
})

test.each([401, 403])('a page that somebody answers with %i in the server’s place signs nobody out', async (status) => {
  const onSignedOut = vi.fn()
  const page = new Response('<h1>Hotel Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } })
  await expect(credentials.verify(fakeServer(page).client({ onSignedOut }))).rejects.toMatchObject({ status })
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('a refused check is not told as a refusal that calls for a check', async () => {
  const onRefused = vi.fn()
  const { client } = fakeServer(json({ error: 'Invalid credentials.' }, 403))
  await expect(credentials.verify(client({ onRefused }))).rejects.toMatchObject({ status: 403 })
  expect(onRefused).not.toHaveBeenCalled()
})

test('a server that is down signs nobody out', async () => {
  const onSignedOut = vi.fn()
  await expect(credentials.verify(fakeServer().client({ onSignedOut }))).rejects.toMatchObject({ kind: 'network' })
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('a good token gives the own account', async () => {
  const { client } = fakeServer(json(recorded('accounts/verify_credentials_bob.json')))
  expect((await credentials.verify(client())).own?.email).toBe('bob@localhost.test')
})
