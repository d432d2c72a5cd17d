import { expect, test } from 'vitest'

import * as oauth from './oauth.ts'
import { oauthMetadata } from './oauthMetadata.ts'
import { createPkce, randomState } from './pkce.ts'
import { ApiError } from '../http/ApiError.ts'
import { fakeServer, json, page } from '../../test/fakeServer.ts'
import { HeldClock } from '../../test/HeldClock.ts'
import { recorded } from '../../test/recordings.ts'

const app = { clientId: 'id', clientSecret: 'secret', scopes: 'read write push' }
const attempt = { app, username: 'heron', password: 'reeds' }

test('an app stores the scopes that it was registered with', async () => {
  const { asked, client } = fakeServer(json(recorded('oauth/apps_create_form.json')))
  const registered = await oauth.registerApp(client({ token: null }), {
    clientName: 'Rookery',
    redirectUris: 'https://pond.example/oauth-callback',
    scopes: 'read write push',
  })
  expect(registered).toEqual({
    clientId: 'Zbb4bLCpA1nu0IWGUe5HgU_oRREvJazhQDHaGD_sNqA',
    clientSecret: '<client_secret>',
    scopes: 'read write push',
  })
  expect(asked[0]?.body).toContain('scopes=read+write+push')
  // Where the server says which scopes it took, those are requested.
  const saying = fakeServer(json({ client_id: 'id', client_secret: 'secret', scopes: ['read', 'write'] })).client()
  expect((await oauth.registerApp(saying, { clientName: 'Rookery', redirectUris: 'x', scopes: 'read write push' })).scopes).toBe(
    'read write',
  )
})

test('the server’s OAuth metadata gives the paths of its calls, if they are on the server itself', async () => {
  const pond = 'https://pond.example'
  const described = (document: object) => oauthMetadata(fakeServer(json({ issuer: `${pond}/`, ...document })).client())
  const none = [json({ error: 'x' }, 404), page(), page(404), json(7), json([]), json({}), json({}, 500)]
  for (const nothing of none) expect.soft(await oauthMetadata(fakeServer(nothing).client()), String(nothing.status)).toBeNull()
  expect(await oauthMetadata(fakeServer().client())).toBeNull()
  expect(await described({ issuer: 'https://river.example/' })).toBeNull()
  expect(await described({ issuer: 'pond' })).toBeNull()
  // Misskey's own interface.
  expect(await described({ scopes_supported: ['read:account'], authorization_response_iss_parameter_supported: true })).toBeNull()
  const endpoints = {
    app_registration_endpoint: 'https://river.example/api/v1/apps',
    authorization_endpoint: `${pond}/enter?door=1`,
    token_endpoint: `${pond}//river.example/token`,
    revocation_endpoint: `${pond}/leave`,
  }
  const found = await described({ ...endpoints, scopes_supported: ['read', 'write'] })
  expect(found).toMatchObject({ scopes: ['read', 'write'], issuer: null })
  expect(await described({ authorization_response_iss_parameter_supported: true })).toMatchObject({ scopes: [], issuer: `${pond}/` })
  const { asked, client } = fakeServer(json({ client_id: 'id', client_secret: 's' }), json({ access_token: 't' }), json({}))
  const registered = await oauth.registerApp(client(), { clientName: 'x', redirectUris: 'x', scopes: 'read', paths: found?.paths })
  await oauth.codeToken(client(), { app: registered, code: 'c', redirectUri: 'x' })
  await oauth.revoke(client(), { app: registered, token: 't' })
  expect(asked.map(({ url }) => url.href)).toEqual([`${pond}/api/v1/apps`, `${pond}/oauth/token`, `${pond}/leave`])
  const address = new URL(oauth.authorizeUrl(pond, { app: registered, redirectUri: 'x', state: 's' }))
  expect([address.pathname, address.searchParams.get('door'), address.searchParams.get('state')]).toEqual(['/enter', '1', 's'])
})

test('a response without a client is not a registration', async () => {
  const { client } = fakeServer(json({ id: '1' }))
  await expect(oauth.registerApp(client(), { clientName: 'Rookery', redirectUris: 'x', scopes: 'read' })).rejects.toMatchObject({
    kind: 'decode',
  })
})

test('a password gives a token with the server’s expiry', async () => {
  const { asked, client } = fakeServer(json(recorded('oauth/token_password_grant_user.json')))
  const result = await oauth.passwordToken(client({ clock: new HeldClock(1000) }), attempt)
  expect(result).toEqual({
    kind: 'token',
    token: {
      accessToken: '<access_token>',
      refreshToken: '<refresh_token>',
      scope: 'read write follow push',
      expiresAt: 3_153_600_001_000,
      id: '3',
      lifetime: 3_153_600_000_000,
    },
  })
  expect(asked[0]?.body).toContain('grant_type=password&username=heron&password=reeds')
})

test.each([
  ['a second factor', 'oauth/token_mfa_required.json', 403, { kind: 'mfa', mfaToken: '<mfa_token>', challengeTypes: ['totp'] }],
  ['a reset', 'oauth/token_password_reset_pending.json', 403, { kind: 'resetRequired', serverText: 'Password reset is required' }],
  ['a wrong password', 'oauth/token_wrong_password.json', 400, { kind: 'refused', serverText: 'Invalid credentials' }],
])('the answer %s is read', async (_, file, status, result) => {
  const { client } = fakeServer(json(recorded(file), status))
  expect(await oauth.passwordToken(client(), attempt)).toMatchObject(result)
})

test.each([
  [
    'an unconfirmed address',
    { error: 'x', identifier: 'missing_confirmed_email' },
    403,
    { kind: 'notice', identifier: 'missing_confirmed_email' },
  ],
  ["Mastodon's refusal", { error: 'invalid_grant', error_description: 'Expired.' }, 400, { kind: 'refused', serverText: 'Expired.' }],
  ['a bad password on newer Pleroma', { error: 'Invalid credentials' }, 401, { kind: 'refused' }],
  ['the demand for a factor without its token', { error: 'mfa_required' }, 403, { kind: 'notice' }],
])('%s is read', async (_, body, status, result) => {
  const { client } = fakeServer(json(body, status))
  expect(await oauth.passwordToken(client(), attempt)).toMatchObject(result)
})

test.each([
  ['trouble on the server', () => json({ errors: { detail: 'x' } }, 500), { kind: 'http', status: 500 }],
  ['too many attempts', () => json({ error: 'Throttled' }, 429), { kind: 'http', status: 429 }],
  ["a proxy's page", () => page(), { kind: 'notJson' }],
  ['a token answer without a token', () => json({ scope: 'read' }), { kind: 'decode' }],
])('%s is an error, not a refusal', async (_, response, error) => {
  const { client } = fakeServer(response)
  const failure: unknown = await oauth.passwordToken(client(), attempt).catch((reason: unknown) => reason)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject(error)
})

test('a wrong code is refused and a right one gives the token', async () => {
  const { asked, client } = fakeServer(json({ error: 'Invalid code' }, 400), json({ access_token: 't' }))
  const response = { app, mfaToken: 'm', code: '123456', challengeType: 'totp' } as const
  expect(await oauth.mfaChallenge(client(), response)).toMatchObject({ kind: 'refused', serverText: 'Invalid code' })
  expect(await oauth.mfaChallenge(client(), response)).toEqual({
    kind: 'token',
    token: { accessToken: 't', refreshToken: null, scope: '', expiresAt: null, id: null, lifetime: null },
  })
  expect(asked[0]?.url.pathname).toBe('/oauth/mfa/challenge')
})

test('the authorize address carries state and the challenge, and only the origin of the server', () => {
  const url = new URL(
    oauth.authorizeUrl('https://pond.example/main', {
      app,
      redirectUri: 'https://pond.example/oauth-callback',
      state: 's',
      challenge: 'c',
    }),
  )
  expect(url.origin + url.pathname).toBe('https://pond.example/oauth/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'id',
    redirect_uri: 'https://pond.example/oauth-callback',
    scope: 'read write push',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  })
})

test('the challenge is the S256 of its verifier', async () => {
  const { verifier, challenge } = await createPkce()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier ?? ''))
  expect(challenge).toBe(Buffer.from(digest).toString('base64url'))
  expect(verifier).toMatch(/^[\w-]{43,128}$/)
  expect((await createPkce()).verifier).not.toBe(verifier)
  expect(randomState()).not.toBe(randomState())
})

test('revoking sends the token of the app that got it', async () => {
  const { asked, client } = fakeServer(json({}))
  await oauth.revoke(client({ token: null }), { app, token: 't' })
  expect(asked[0]?.url.pathname).toBe('/oauth/revoke')
  expect(asked[0]?.body).toBe('client_id=id&client_secret=secret&token=t')
})
