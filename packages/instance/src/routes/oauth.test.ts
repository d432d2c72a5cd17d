import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallWorldPassword, startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField, type TestResponse } from '../testing/ask.ts'

const CALLBACK = 'http://pond.example/oauth-callback'
let pond: TestInstance

beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

interface App {
  client_id: string
  client_secret: string
}

async function register(scopes = 'read write follow push admin'): Promise<App> {
  const app = await ask(pond, 'POST /api/v1/apps', { json: { client_name: 'Reed', redirect_uris: CALLBACK, scopes } })
  return { client_id: textField(app, 'client_id'), client_secret: textField(app, 'client_secret') }
}

const tokenFor = (app: App, more: Record<string, string> = {}) =>
  ask(pond, 'POST /oauth/token', { form: { grant_type: 'password', ...app, username: 'bob', password: smallWorldPassword, ...more } })

const whoAmI = (token: string) => ask(pond, 'GET /api/v1/accounts/verify_credentials', { token })

const wrong = { status: 400, body: { error: 'Invalid credentials' } }

test('an app is registered by form or JSON, and each registration is new', async () => {
  const [one, two] = [await register(), await register()]
  expect(one.client_id).not.toBe(two.client_id)
  const form = await ask(pond, 'POST /api/v1/apps', { form: { client_name: 'Reed', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob' } })
  expect(form.body).toMatchObject({
    name: 'Reed',
    website: null,
    redirect_uri: 'urn:ietf:wg:oauth:2.0:oob',
    id: expect.any(String),
    vapid_key: expect.any(String),
  })
})

test('registering an app without name or address lists all missing fields', async () => {
  expect(await ask(pond, 'POST /api/v1/apps', { json: {} })).toMatchObject({
    status: 400,
    body: {
      error: 'Missing field: client_name. Missing field: redirect_uris.',
      errors: [{ source: { pointer: '/client_name' } }, { source: { pointer: '/redirect_uris' } }],
    },
  })
  expect(await ask(pond, 'POST /api/v1/apps', { json: { client_name: 'x', redirect_uris: ['http://a'] } })).toMatchObject({
    status: 400,
    body: { error: 'redirect_uris - Invalid string. Got: array.' },
  })
})

test('name, e-mail address and the name in another case sign in', async () => {
  const app = await register()
  for (const username of ['bob', 'bob@mail.example', 'BOB', '@bob@pond.example']) {
    const token = await tokenFor(app, { username })
    expect(token).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', me: 'http://pond.example/users/bob', expires_in: 3_153_600_000 },
    })
    expect(await whoAmI(textField(token, 'access_token'))).toMatchObject({ status: 200, body: { acct: 'bob' } })
  }
})

test.each([
  ['a wrong password', { password: 'wrong' }],
  ['nobody', { username: 'nobody' }],
  ['somebody of another server', { username: 'rita@remote.example' }],
  ['an unknown app', { client_id: 'wrong' }],
  ['a wrong secret', { client_secret: 'wrong' }],
  ['a scope that was not registered', { scope: 'read bogus' }],
  ['no scope', { scope: '' }],
])('%s gets the same response as all of them', async (_, more) => {
  expect(await tokenFor(await register(), more)).toMatchObject(wrong)
})

test('staff scopes are dropped silently for other accounts', async () => {
  const app = await register()
  expect((await tokenFor(app, { scope: 'read write admin' })).body).toMatchObject({ scope: 'read write' })
  expect((await tokenFor(app, { scope: 'read admin:read', username: 'ada' })).body).toMatchObject({ scope: 'read admin:read' })
  expect(await tokenFor(app, { scope: 'admin' })).toMatchObject(wrong)
})

test('a child of a registered scope may be requested, but not its parent', async () => {
  const app = await register('read:statuses write')
  expect((await tokenFor(app, { scope: 'read:statuses write:media' })).status).toBe(200)
  expect(await tokenFor(app, { scope: 'read' })).toMatchObject(wrong)
})

test.each([
  [{ is_active: 0 }, 'account_is_disabled'],
  [{ is_approved: 0 }, 'awaiting_approval'],
  [{ is_confirmed: 0 }, 'missing_confirmed_email'],
] as const)('an account in the state %j is rejected with its identifier', async (state, identifier) => {
  await pond.instance.context.db.updateTable('accounts').set(state).where('acct', '=', 'bob').execute()
  expect(await tokenFor(await register())).toMatchObject({ status: 403, body: { identifier, error: expect.any(String) } })
})

test('a password that staff want changed does not sign in', async () => {
  const { id } = await pond.account('bob')
  await pond.instance.context.db.updateTable('users').set({ password_reset_pending: 1 }).where('account_id', '=', id).execute()
  expect(await tokenFor(await register())).toMatchObject({ status: 403, body: { identifier: 'password_reset_required' } })
})

test('without a known grant the response is the crash of Akkoma', async () => {
  expect(await ask(pond, 'POST /oauth/token', { form: { ...(await register()) } })).toMatchObject({
    status: 500,
    body: { error: 'Bad request' },
  })
})

test("an app's own token has no person and opens no route that needs one", async () => {
  const app = await register('read')
  const token = await ask(pond, 'POST /oauth/token', { form: { grant_type: 'client_credentials', ...app } })
  expect(token.body).not.toHaveProperty('me')
  expect(token.body).toMatchObject({ scope: 'read' })
  expect(await whoAmI(textField(token, 'access_token'))).toMatchObject({ status: 403, body: { error: 'Invalid credentials.' } })
  expect(await ask(pond, 'GET /api/v1/apps/verify_credentials', { token: textField(token, 'access_token') })).toMatchObject({
    status: 200,
    body: { name: 'Reed' },
  })
})

test('client id and secret can be sent as HTTP Basic', async () => {
  const { client_id, client_secret } = await register()
  const headers = { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` }
  expect((await ask(pond, 'POST /oauth/token', { headers, form: { grant_type: 'client_credentials' } })).status).toBe(200)
})

test('a refreshed token replaces the old one', async () => {
  const app = await register()
  const old = await tokenFor(app)
  const form = { grant_type: 'refresh_token', ...app, refresh_token: textField(old, 'refresh_token') }
  const fresh = await ask(pond, 'POST /oauth/token', { form })
  expect((await whoAmI(textField(fresh, 'access_token'))).status).toBe(200)
  expect((await whoAmI(textField(old, 'access_token'))).status).toBe(403)
  expect(await ask(pond, 'POST /oauth/token', { form })).toMatchObject(wrong)
  const other = await register()
  expect(
    await ask(pond, 'POST /oauth/token', { form: { ...form, ...other, refresh_token: textField(fresh, 'refresh_token') } }),
  ).toMatchObject(wrong)
})

test('an expired token counts as no token', async () => {
  const token = textField(await tokenFor(await register()), 'access_token')
  await pond.instance.context.db.updateTable('oauth_tokens').set({ expires_at: pond.clock.now() }).execute()
  expect((await whoAmI(token)).status).toBe(403)
})

test('a revoked token counts as no token, and its open streams end', async () => {
  const app = await register()
  const token = await tokenFor(app)
  const closed: number[] = []
  const tokenId = Number(textField(token, 'id'))
  pond.instance.context.hub.subscribe('public', { accountId: null, tokenId, send: () => {}, close: (code) => closed.push(code) })
  expect(await ask(pond, 'POST /oauth/revoke', { form: { ...app, token: textField(token, 'access_token') } })).toMatchObject({
    status: 200,
    body: {},
  })
  expect((await whoAmI(textField(token, 'access_token'))).status).toBe(403)
  expect(closed).toEqual([1000])
  expect(await ask(pond, 'POST /oauth/revoke', { form: { token: 'unknown' } })).toMatchObject({ status: 200 })
  expect(await ask(pond, 'POST /oauth/revoke', { form: {} })).toMatchObject({ status: 500, body: { error: 'Bad request' } })
})

test.each([
  ['no client', async () => ({})],
  ['an unknown client', async () => ({ client_id: 'unknown', client_secret: 'unknown' })],
  ['a wrong secret', async ({ client_id }: App) => ({ client_id, client_secret: 'wrong' })],
  ['another client', () => register()],
])('a token is not revoked for %s', async (_, clientFor) => {
  const app = await register()
  const token = textField(await tokenFor(app), 'access_token')
  expect(await ask(pond, 'POST /oauth/revoke', { form: { ...(await clientFor(app)), token } })).toMatchObject({
    status: 403,
    body: { error: 'unauthorized_client' },
  })
  expect((await whoAmI(token)).status).toBe(200)
})

test('a client that authenticates by HTTP Basic revokes its token', async () => {
  const app = await register()
  const token = textField(await tokenFor(app), 'access_token')
  const headers = { authorization: `Basic ${Buffer.from(`${app.client_id}:${app.client_secret}`).toString('base64')}` }
  expect((await ask(pond, 'POST /oauth/revoke', { headers, form: { token } })).status).toBe(200)
  expect((await whoAmI(token)).status).toBe(403)
})

const script = 'javascript'
const forbidden = [
  `${script}:alert(1)`,
  `${script.toUpperCase()}:alert(1)`,
  `\u0001${script}:alert(1)`,
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:http://pond.example/1',
  'about:blank',
  'filesystem:http://pond.example/x',
  'view-source:http://pond.example/',
  'http://[',
]

test.each(forbidden)('no app is registered that redirects to %j', async (address) => {
  for (const redirect_uris of [address, `${CALLBACK} ${address}`]) {
    expect(await ask(pond, 'POST /api/v1/apps', { json: { client_name: 'Reed', redirect_uris } })).toMatchObject({
      status: 422,
      body: { error: 'Validation failed: Redirect URI is forbidden by the server.' },
    })
  }
})

test.each(['reed://callback', 'example.reed.app:/callback', 'https://reed.example/callback', 'http://127.0.0.1:4000/'])(
  'an app may redirect to %s',
  async (redirect_uris) => {
    const app = await ask(pond, 'POST /api/v1/apps', { json: { client_name: 'Reed', redirect_uris, scopes: 'read write' } })
    const client = { client_id: textField(app, 'client_id'), client_secret: textField(app, 'client_secret') }
    expect((await authorize(client, { redirect_uri: redirect_uris })).headers.get('location')).toMatch(`${redirect_uris}?code=`)
  },
)

test.each(forbidden)('an app that was registered earlier does not redirect to %j', async (address) => {
  const app = await register()
  await pond.instance.context.db
    .updateTable('oauth_apps')
    .set({ redirect_uris: `${CALLBACK} ${address}` })
    .where('client_id', '=', app.client_id)
    .execute()
  const query = { client_id: app.client_id, redirect_uri: address, response_type: 'code', scope: 'read' }
  const page = await ask(pond, 'GET /oauth/authorize', { query })
  expect(page.body).toContain('This redirect_uri is forbidden.')
  expect(page.body).not.toContain('type="password"')
  const posted = await authorize(app, { redirect_uri: address })
  expect({ status: posted.status, location: posted.headers.get('location') }).toEqual({ status: 401, location: null })
})

test('tokens are listed to their owner and can be revoked only by their owner', async () => {
  const app = await register()
  const [bobs, daves] = [await tokenFor(app), await tokenFor(app, { username: 'dave' })]
  const [bob, dave] = [textField(bobs, 'access_token'), textField(daves, 'access_token')]
  for (const path of ['/api/oauth_tokens', '/api/oauth_tokens.json']) {
    expect((await ask(pond, `GET ${path}`, { token: bob })).body).toEqual([
      {
        id: Number(textField(bobs, 'id')),
        app_name: 'Reed',
        valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
      },
    ])
  }
  expect(await ask(pond, `DELETE /api/oauth_tokens/${textField(bobs, 'id')}`, { token: dave })).toMatchObject({ status: 201, body: '' })
  expect((await whoAmI(bob)).status).toBe(200)
  expect(await ask(pond, `DELETE /api/oauth_tokens/${textField(bobs, 'id')}`, { token: bob })).toMatchObject({ status: 201, body: '' })
  expect((await whoAmI(bob)).status).toBe(403)
  expect(await ask(pond, 'DELETE /api/oauth_tokens/x', { token: dave })).toMatchObject({ status: 400, body: 'Invalid parameters' })
})

test('a token with the read scope cannot revoke any', async () => {
  const app = await register()
  const [full, narrow] = [await tokenFor(app), await tokenFor(app, { scope: 'read' })]
  const end = (token: string) => ask(pond, `DELETE /api/oauth_tokens/${textField(full, 'id')}`, { token })
  expect(await end(textField(narrow, 'access_token'))).toMatchObject({
    status: 403,
    body: { error: 'Insufficient permissions: write:security.' },
  })
  expect((await whoAmI(textField(full, 'access_token'))).status).toBe(200)
})

test.each(['client_name', 'website'])('an app whose %s is longer than a line is rejected', async (field) => {
  const sent = { client_name: 'Reed', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob' }
  const reply = (length: number) => ask(pond, 'POST /api/v1/apps', { json: { ...sent, [field]: 'x'.repeat(length) } })
  expect((await reply(255)).status).toBe(200)
  expect(await reply(256)).toMatchObject({ status: 422, body: { error: `${field} should be at most 255 character(s)` } })
})

test('the database contains no token, code or password that could be used', async () => {
  const token = await tokenFor(await register())
  const rows = await pond.instance.context.db.selectFrom('oauth_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(textField(token, 'access_token'))
  expect(JSON.stringify(rows)).not.toContain(textField(token, 'refresh_token'))
  // 32 bytes of chance.
  expect(Buffer.from(textField(token, 'access_token'), 'base64url')).toHaveLength(32)
})

test('wrong passwords are counted, right ones are not', async () => {
  await pond.close()
  pond = await startTestInstance({ rateLimits: true })
  const app = await register()
  const from = (address: string, password: string) =>
    pond.instance.fetch(
      new Request(`${pond.origin}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', ...app, username: 'bob', password }),
        headers: { 'x-forwarded-for': `10.0.0.${Math.random()}` },
      }),
      { address },
    )
  for (let turn = 0; turn < 15; turn += 1) expect((await from('1.2.3.4', 'wrong')).status).toBe(400)
  expect((await from('1.2.3.4', 'wrong')).status).toBe(429)
  expect((await from('1.2.3.4', smallWorldPassword)).status).toBe(200)
  expect((await from('5.6.7.8', 'wrong')).status).toBe(400)
})

const verifier = 'a-verifier-that-is-long-enough-to-be-taken-for-one'
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** Signs in on the page and returns where it sends the browser. */
async function authorize(app: App, more: Record<string, string> = {}): Promise<TestResponse> {
  const fields = {
    client_id: app.client_id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    state: 'a & b',
    name: 'bob',
    password: smallWorldPassword,
    ...more,
  }
  const form = Object.entries(fields).map(([name, value]): [string, string] => [`authorization[${name}]`, value])
  return ask(pond, 'POST /oauth/authorize', { form: [...form, ['authorization[scope][]', 'read'], ['authorization[scope][]', 'write']] })
}

const codeOf = (response: TestResponse) => new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''

const redeem = (app: App, code: string, more: Record<string, string> = {}) =>
  ask(pond, 'POST /oauth/token', { form: { grant_type: 'authorization_code', ...app, code, redirect_uri: CALLBACK, ...more } })

test('the page requests name and password, shows the app and its scopes, and retains the request', async () => {
  const { client_id } = await register()
  const query = { client_id, redirect_uri: CALLBACK, response_type: 'code', scope: 'read write', state: '"><script>' }
  const page = await ask(pond, 'GET /oauth/authorize', { query })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page.body).toContain('Reed asks for access')
  expect(page.body).toContain('name="authorization[password]" type="password"')
  expect(page.body).toContain('value="read" checked')
  expect(page.body).toContain('name="authorization[state]" value="&quot;&gt;&lt;script&gt;"')
  // Only styles allowed by the content policy: the one with the nonce.
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  expect(page.body).toContain(`<style nonce="${nonce}">`)
  expect(page.body).not.toMatch(/<script| style="| on\w+=/)
})

test('signing in on the page gives a code that is valid once, for its app and address', async () => {
  const app = await register()
  const back = await authorize(app)
  expect(back.status).toBe(302)
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('state')).toBe('a & b')
  const code = codeOf(back)
  expect(await redeem(await register(), code)).toMatchObject(wrong)
  expect(await redeem(app, code, { redirect_uri: 'http://pond.example/other' })).toMatchObject(wrong)
  const token = await redeem(app, code)
  expect(token.body).toMatchObject({ me: 'http://pond.example/users/bob' })
  expect((await whoAmI(textField(token, 'access_token'))).status).toBe(200)
  expect(await redeem(app, code)).toMatchObject(wrong)
  expect(await redeem(app, 'wrong')).toMatchObject({ status: 500, body: { errors: { detail: 'Internal server error' } } })
})

test('a code expires after ten minutes', async () => {
  const app = await register()
  const code = codeOf(await authorize(app))
  pond.clock.advance(600_000)
  expect(await redeem(app, code)).toMatchObject(wrong)
})

test('a code with a challenge needs its verifier', async () => {
  const app = await register()
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  expect(await redeem(app, codeOf(await authorize(app, pkce)))).toMatchObject(wrong)
  expect(await redeem(app, codeOf(await authorize(app, pkce)), { code_verifier: 'another' })).toMatchObject(wrong)
  expect((await redeem(app, codeOf(await authorize(app, pkce)), { code_verifier: verifier })).status).toBe(200)
})

test.each([
  ['the plain challenge', { code_challenge: verifier, code_challenge_method: 'plain' }],
  ['a challenge without method', { code_challenge: challenge }],
  ['an address that was not registered', { redirect_uri: 'http://pond.example/oauth-callback/evil' }],
  ['an unknown app', { client_id: 'wrong' }],
  ['a token instead of a code', { response_type: 'token' }],
  ['a wrong password', { password: 'wrong' }],
])('%s does not redirect', async (_, more) => {
  const response = await authorize(await register(), more)
  expect(response.status).toBe(401)
  expect(response.headers.get('location')).toBeNull()
})

test('after a wrong password the page retains the requested scopes and adds none', async () => {
  const page = await authorize(await register(), { password: 'wrong', asked: 'read write' })
  expect(page.body).toContain('role="alert"')
  expect(page.body).toContain('value="write" checked')
  expect(page.body).not.toContain('value="push"')
})

test('an app that cannot be redirected to gets its code shown', async () => {
  const oob = 'urn:ietf:wg:oauth:2.0:oob'
  const registered = await ask(pond, 'POST /api/v1/apps', { json: { client_name: 'Reed', redirect_uris: oob, scopes: 'read write' } })
  const app = { client_id: textField(registered, 'client_id'), client_secret: textField(registered, 'client_secret') }
  const page = await authorize(app, { redirect_uri: oob })
  const code = /<code>([\w-]+)<\/code>/.exec(String(page.body))?.[1] ?? ''
  expect((await redeem(app, code, { redirect_uri: oob })).status).toBe(200)
})

/** Switches the second factor of Bob on. */
async function useSecondFactor(): Promise<TOTP> {
  const setup = await ask(pond, 'GET /api/pleroma/accounts/mfa/setup/totp', { as: 'bob' })
  expect(decodeURIComponent(textField(setup, 'provisioning_uri'))).toMatch(/^otpauth:\/\/totp\/bob@pond\.example\?/)
  const totp = new TOTP({ secret: Secret.fromBase32(textField(setup, 'key')) })
  const confirm = (password: string, code: string) =>
    ask(pond, 'POST /api/pleroma/accounts/mfa/confirm/totp', { as: 'bob', json: { password, code } })
  expect(await confirm('wrong', codeNow(totp))).toMatchObject({ status: 422, body: { error: 'Invalid password.' } })
  expect(await confirm(smallWorldPassword, '000000')).toMatchObject({ status: 422, body: { error: 'invalid_token' } })
  expect(await confirm(smallWorldPassword, codeNow(totp))).toMatchObject({ status: 200, body: {} })
  return totp
}

const codeNow = (totp: TOTP) => totp.generate({ timestamp: pond.clock.now() })

const challengeWith = (app: App, mfaToken: string, type: string, code: string) =>
  ask(pond, 'POST /oauth/mfa/challenge', { form: { ...app, mfa_token: mfaToken, challenge_type: type, code } })

test('with a second factor the password alone is not enough; after a wrong code the challenge stays valid, and a right one uses it up', async () => {
  const totp = await useSecondFactor()
  const app = await register()
  const first = await tokenFor(app, { scope: 'read' })
  expect(first).toMatchObject({ status: 403, body: { error: 'mfa_required', supported_challenge_types: 'totp' } })
  const mfaToken = textField(first, 'mfa_token')
  const invalid = { status: 400, body: { error: 'Invalid code' } }
  expect(await challengeWith(app, mfaToken, 'totp', '000000')).toMatchObject(invalid)
  expect(await challengeWith(app, 'wrong', 'totp', codeNow(totp))).toMatchObject(invalid)
  expect(await challengeWith({ ...app, client_secret: 'wrong' }, mfaToken, 'totp', codeNow(totp))).toMatchObject(invalid)
  expect((await challengeWith(app, mfaToken, 'totp', codeNow(totp))).body).toMatchObject({
    scope: 'read',
    me: 'http://pond.example/users/bob',
  })
  expect(await challengeWith(app, mfaToken, 'totp', codeNow(totp))).toMatchObject(invalid)
})

test('a challenge expires after five minutes', async () => {
  const totp = await useSecondFactor()
  const app = await register()
  const mfaToken = textField(await tokenFor(app), 'mfa_token')
  pond.clock.advance(300_000)
  expect((await challengeWith(app, mfaToken, 'totp', codeNow(totp))).status).toBe(400)
})

test('a recovery code works once', async () => {
  await useSecondFactor()
  const app = await register()
  const codes = await ask(pond, 'GET /api/pleroma/accounts/mfa/backup_codes', { as: 'bob' })
  expect(codes.body).toEqual({ codes: Array.from({ length: 5 }, () => expect.any(String)) })
  const [code] = textField(codes, 'codes').split(',')
  const spend = async () => challengeWith(app, textField(await tokenFor(app), 'mfa_token'), 'recovery', code ?? '')
  expect((await spend()).status).toBe(200)
  expect((await spend()).status).toBe(400)
})

test('the second factor is requested on the page too, and can be switched off with the password', async () => {
  const totp = await useSecondFactor()
  const app = await register()
  const page = await authorize(app)
  expect(page.status).toBe(200)
  const mfaToken = /name="mfa\[mfa_token\]" value="([^"]+)"/.exec(String(page.body))?.[1] ?? ''
  const verify = (code: string) => ask(pond, 'POST /oauth/mfa/verify', { form: { 'mfa[mfa_token]': mfaToken, 'mfa[code]': code } })
  expect((await verify('000000')).status).toBe(401)
  const back = await verify(codeNow(totp))
  expect(back.status).toBe(302)
  expect((await redeem(app, codeOf(back))).status).toBe(200)
  const off = (password: string) => ask(pond, 'DELETE /api/pleroma/accounts/mfa/totp', { as: 'bob', json: { password } })
  expect(await off('wrong')).toMatchObject({ status: 422 })
  expect(await off(smallWorldPassword)).toMatchObject({ status: 200, body: {} })
  expect((await tokenFor(app)).status).toBe(200)
})

test('attempts to guess codes of a second factor are limited', async () => {
  await pond.close()
  pond = await startTestInstance({ rateLimits: true })
  const totp = await useSecondFactor()
  const app = await register()
  const mfaToken = textField(await tokenFor(app), 'mfa_token')
  for (let turn = 0; turn < 10; turn += 1) expect((await challengeWith(app, mfaToken, 'totp', '000000')).status).toBe(400)
  expect((await challengeWith(app, mfaToken, 'totp', codeNow(totp))).status).toBe(400)
})

test('a password reset responds alike for any address, and is limited to five requests', async () => {
  await pond.close()
  pond = await startTestInstance({ rateLimits: true })
  const forget = (email: string) =>
    pond.instance.fetch(new Request(`${pond.origin}/auth/password?email=${email}`, { method: 'POST' }), { address: '1.2.3.4' })
  for (const email of ['bob@mail.example', 'nobody@mail.example', '', 'a', 'b']) expect((await forget(email)).status).toBe(204)
  const last = await forget('c')
  expect([last.status, await last.json(), last.headers.get('retry-after')]).toEqual([429, { error: 'Throttled' }, null])
})
