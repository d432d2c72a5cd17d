import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { smallWorldPassword } from '@rookery/instance/testing'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { finishCodeFlow, flowOrigin, startCodeFlow } from './codeFlow.ts'
import { answerChallenge, signIn } from './signInSteps.ts'
import { signOut } from './signOut.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession({ as: null })
})
afterEach(() => world.close())

const bob = { username: 'bob', password: smallWorldPassword }
const registrations = () => world.asked.filter((path) => path === 'POST /api/v1/apps').length
const current = () => world.session.device.accounts.current()

describe('the password form', () => {
  test('signs in, and the account is stored on the device', async () => {
    const result = await signIn(world.session, bob)
    expect(result).toMatchObject({ kind: 'signedIn', account: { acct: 'bob', id: (await world.server.account('bob')).id } })
    expect(current()).toMatchObject({ acct: 'bob', token: { accessToken: expect.any(String) } })
    expect(world.session.device.accounts.get().lastName).toBe('bob')
  })

  test('accepts the user’s full handle in place of the name', async () => {
    const { host } = new URL(world.session.origin)
    expect(await signIn(world.session, { ...bob, username: `@bob@${host}` })).toMatchObject({ kind: 'signedIn', account: { acct: 'bob' } })
    expect(world.session.device.accounts.get().lastName).toBe('bob')
  })

  test('shows the text of the server for a wrong password, and stores no account', async () => {
    expect(await signIn(world.session, { ...bob, password: 'wrong' })).toEqual({
      kind: 'refused',
      message: { text: 'Invalid credentials' },
    })
    expect(current()).toBeNull()
  })

  test('stores the name that the server knows, not a mistyped one', async () => {
    await signIn(world.session, { ...bob, username: 'bbo' })
    expect(world.session.device.accounts.get().lastName).toBeNull()
    await signIn(world.session, bob)
    expect(world.session.device.accounts.get().lastName).toBe('bob')
  })

  test.each([
    ['before the server has heard', 'POST /oauth/token'],
    ['before the account is fetched', 'GET /api/v1/accounts/verify_credentials'],
  ])('a user who leaves %s is not signed in, and no token stays', async (_, call) => {
    const leaving = new AbortController()
    const { session } = world
    const send: typeof session.send = (url, init) => {
      if (`${init.method} ${new URL(url).pathname}` === call) leaving.abort()
      return session.send ? session.send(url, init) : Promise.reject(new TypeError('There is no network here'))
    }
    expect(await signIn({ ...session, send }, bob, leaving.signal)).toEqual({ kind: 'abandoned' })
    expect(current()).toBeNull()
    const tokens = () =>
      world.server.instance.context.db.selectFrom('oauth_tokens').select('id').where('account_id', 'is not', null).execute()
    await expect.poll(tokens).toEqual([])
  })

  test('registers the app once, and again only when the server may have forgotten it', async () => {
    await signIn(world.session, { ...bob, password: 'wrong' })
    await signIn(world.session, { ...bob, password: 'wrong' })
    expect(registrations()).toBe(1)
    world.server.clock.advance(20 * 60_000)
    await signIn(world.session, { ...bob, password: 'wrong' })
    expect(registrations()).toBe(2)
  })

  test('gets past an app that the server has forgotten', async () => {
    storedAppsOf(world.session.device).put(world.session.origin, {
      clientId: 'gone',
      clientSecret: 'gone',
      redirectUri: `${world.session.device.page}/oauth-callback`,
      scopes: 'read write follow push admin',
      wantedScopes: 'read write follow push admin',
      registeredAt: 0,
    })
    expect((await signIn(world.session, bob)).kind).toBe('signedIn')
    expect(registrations()).toBe(1)
  })

  test.each([
    ['the server is not reached', () => world.server.drop('POST /oauth/token'), { key: 'errors.unreachable' }],
    ['the server is broken', () => world.server.fail('POST /oauth/token', 500), { key: 'login.failed' }],
    ['a proxy answers', () => world.server.html('POST /oauth/token'), { key: 'login.failed' }],
    ['there were too many attempts', () => world.server.fail('POST /oauth/token', 429), { key: 'login.throttled' }],
    ['the app cannot be registered', () => world.server.drop('POST /api/v1/apps'), { key: 'errors.unreachable' }],
  ] as const)('shows the reason when %s', async (_, fault, message) => {
    fault()
    expect(await signIn(world.session, bob)).toEqual({ kind: 'refused', message })
    expect(current()).toBeNull()
  })

  test.each([
    [401, { key: 'login.wrongCredentials' }],
    [403, { key: 'login.wrongCredentials' }],
    [500, { key: 'login.failed' }],
  ] as const)('shows the reason when the account cannot be verified (%i)', async (status, message) => {
    world.server.fail('GET /api/v1/accounts/verify_credentials', status)
    expect(await signIn(world.session, bob)).toEqual({ kind: 'refused', message })
    expect(current()).toBeNull()
  })

  test.each([
    ['credentials', 'Ungültige Zugangsdaten.', { key: 'login.wrongCredentials' }],
    ['a scope', 'Unzureichende Berechtigungen: read:accounts.', { text: 'Unzureichende Berechtigungen: read:accounts.' }],
  ])('understands a server that rejects %s in German', async (_, error, message) => {
    world.server.fail('GET /api/v1/accounts/verify_credentials', Response.json({ error }, { status: 403 }))
    expect(await signIn(world.session, bob)).toEqual({ kind: 'refused', message })
  })

  test('requests a code when the server demands one, and shows its text for a wrong one', async () => {
    world.server.fail(
      'POST /oauth/token',
      Response.json({ error: 'mfa_required', mfa_token: 'm1', supported_challenge_types: 'totp' }, { status: 403 }),
    )
    const result = await signIn(world.session, bob)
    expect(result).toMatchObject({ kind: 'codeNeeded', challenge: { mfaToken: 'm1', types: ['totp'] } })
    if (result.kind !== 'codeNeeded') return
    expect(await answerChallenge(world.session, result.challenge, { code: '000000', type: 'totp' })).toEqual({
      kind: 'refused',
      message: { text: 'Invalid code' },
    })
  })

  test('sends a code as authenticators mean it, and after five minutes a wrong one leads back to the password', async () => {
    const mfa = Response.json({ error: 'mfa_required', mfa_token: 'm1' }, { status: 403 })
    world.server.fail('POST /oauth/token', mfa)
    const result = await signIn(world.session, bob)
    if (result.kind !== 'codeNeeded') throw new Error(`No code is asked for, but ${result.kind}`)
    const bodies: string[] = []
    const send: typeof world.session.send = async (url, init) => {
      bodies.push(await new Response(init.body ?? null).text())
      return world.session.send ? world.session.send(url, init) : Response.error()
    }
    const response = (code: string, type: 'totp' | 'recovery') =>
      answerChallenge({ ...world.session, send }, result.challenge, { code, type })
    await response(' ١٢٣ ٤٥٦', 'totp')
    await response(' abc def ', 'recovery')
    expect(bodies.map((body) => new URLSearchParams(body).get('code'))).toEqual(['123456', 'abc def'])
    world.server.clock.advance(5 * 60_000)
    expect(await response('000000', 'totp')).toEqual({ kind: 'challengeOver' })
  })

  test.each([
    ['a list', [1, null]],
    ['a number', 422],
    ['nothing', null],
    ['fields', { errors: { base: ['No.'] } }],
    ['markup', { error: { html: '<script>alert(1)</script>' } }],
  ])('reads a rejection that is %s', async (_, body) => {
    world.server.fail('POST /oauth/token', Response.json(body, { status: 422 }))
    const result = await signIn(world.session, bob)
    expect(result).toMatchObject({ kind: 'refused', message: expect.anything() })
    expect(current()).toBeNull()
  })

  test('opens the reset of the password if the server demands it', async () => {
    const body = { error: 'Password reset is required', identifier: 'password_reset_required' }
    world.server.fail('POST /oauth/token', Response.json(body, { status: 403 }))
    expect(await signIn(world.session, bob)).toEqual({ kind: 'resetRequired' })
  })

  test('shows the reason why an account cannot sign in now', async () => {
    const body = { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' }
    world.server.fail('POST /oauth/token', Response.json(body, { status: 403 }))
    expect(await signIn(world.session, bob)).toEqual({ kind: 'refused', message: { text: 'Your account is awaiting approval.' } })
  })
})

describe('a second account', () => {
  test('is added without sending the token of the first, and signing in again renews its token', async () => {
    await signIn(world.session, bob)
    const authorizations: (string | null)[] = []
    const signedIn = await openTestSession({
      server: world.server,
      browser: world.browser,
      through: (send) => (url, init) => {
        if (new URL(url).pathname !== '/api/v1/timelines/home') authorizations.push(new Headers(init.headers).get('authorization'))
        return send(url, init)
      },
    })
    await signedIn.session.checkToken()
    authorizations.length = 0
    const ofBob = `Bearer ${signedIn.session.token?.accessToken}`
    storedAppsOf(world.browser.device).put(world.session.origin, {
      clientId: 'x',
      clientSecret: 'x',
      redirectUri: 'elsewhere',
      scopes: 'read write follow push admin',
      wantedScopes: 'read write follow push admin',
      registeredAt: 0,
    })
    expect(await signIn(signedIn.session, { username: 'ada', password: smallWorldPassword })).toMatchObject({ kind: 'signedIn' })
    expect(authorizations).toHaveLength(3)
    expect(authorizations).not.toContain(ofBob)
    const known = () => world.session.device.accounts.get().accounts
    expect(known().map(({ acct }) => acct)).toEqual(['ada', 'bob'])
    const before = current()?.token.accessToken
    await signIn(signedIn.session, { username: 'ada', password: smallWorldPassword })
    expect(known()).toHaveLength(2)
    expect(current()?.token.accessToken).not.toBe(before)
    await signedIn.close()
  })

  test('continues when the first is signed out', async () => {
    await signIn(world.session, bob)
    await signIn(world.session, { username: 'ada', password: smallWorldPassword })
    const { session } = await openTestSession({ server: world.server, browser: world.browser })
    await signOut(session)
    expect(current()?.acct).toBe('bob')
  })
})

describe('the page of the server', () => {
  const tab = () => {
    const texts = textsInMemory()
    return createStoredText(() => texts)
  }

  /** Signs in on the server's page; returns the callback's query. */
  async function comeBack(address: string): Promise<URLSearchParams> {
    const { searchParams } = new URL(address)
    const form = new URLSearchParams({
      'authorization[name]': 'bob',
      'authorization[password]': smallWorldPassword,
    })
    for (const scope of (searchParams.get('scope') ?? '').split(' ')) form.append('authorization[scope][]', scope)
    for (const name of ['client_id', 'redirect_uri', 'response_type', 'state', 'code_challenge', 'code_challenge_method']) {
      form.set(`authorization[${name}]`, searchParams.get(name) ?? '')
    }
    const reply = await world.server.fetch('/oauth/authorize', { method: 'POST', body: form, redirect: 'manual' })
    const location = reply.headers.get('location')
    if (!location) throw new Error(`The instance did not send back: ${reply.status} ${await reply.text()}`)
    return new URL(location).searchParams
  }

  test('signs in with a code, state and PKCE', async () => {
    const stored = tab()
    const address = await startCodeFlow(world.session, '/users/ada', stored)
    expect(flowOrigin(stored)).toBe('/users/ada')
    expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256')
    expect((new URL(address).searchParams.get('state') ?? '').length).toBeGreaterThanOrEqual(32)
    const query = await comeBack(address)
    expect(await finishCodeFlow(world.session, stored, query)).toMatchObject({ kind: 'signedIn', account: { acct: 'bob' } })
    expect(current()?.acct).toBe('bob')
    // One use.
    expect(await finishCodeFlow(world.session, stored, query)).toEqual({ kind: 'refused', message: { key: 'login.flowUnknown' } })
  })

  test('is not used with an app that the server has forgotten', async () => {
    const { device, origin } = world.session
    const forgotten = {
      clientId: 'gone',
      clientSecret: 'gone',
      redirectUri: `${device.page}/oauth-callback`,
      scopes: 'read write follow push admin',
      wantedScopes: 'read write follow push admin',
      registeredAt: 0,
    }
    storedAppsOf(device).put(origin, forgotten)
    const query = await comeBack(await startCodeFlow(world.session, '/users/ada', tab()))
    expect(query.get('code')).not.toBeNull()
    expect(registrations()).toBe(1)
  })

  test('an unrequested, foreign or late callback is rejected, and nothing is stored', async () => {
    const unknown = { kind: 'refused', message: { key: 'login.flowUnknown' } }
    expect(await finishCodeFlow(world.session, tab(), new URLSearchParams({ code: 'x' }))).toEqual(unknown)
    const stored = tab()
    await startCodeFlow(world.session, '/users/ada', stored)
    expect(await finishCodeFlow(world.session, stored, new URLSearchParams({ code: 'x', state: 'another' }))).toEqual(unknown)
    const late = await startCodeFlow(world.session, '/users/ada', stored)
    const query = await comeBack(late)
    world.server.clock.advance(10 * 60_000)
    expect(await finishCodeFlow(world.session, stored, query)).toEqual(unknown)
    expect(current()).toBeNull()
  })

  test('a redirect that names another server, or omits a required one, is rejected before its code is used', async () => {
    const { origin, server, setServer } = world.session
    setServer({ ...server.get(), capabilities: { ...server.get().capabilities, signInMetadata: true } })
    const issuer = `${origin}/`
    const naming = (names: boolean): typeof world.session => ({
      ...world.session,
      send: async (url, init) => {
        if (!url.endsWith('/.well-known/oauth-authorization-server')) return world.session.send?.(url, init) ?? Response.error()
        return Response.json({ issuer, authorization_response_iss_parameter_supported: names })
      },
    })
    const rows = [
      [true, issuer, 'signedIn'],
      [true, null, 'refused'],
      [true, origin, 'refused'],
      [true, 'https://evil.example/', 'refused'],
      [false, null, 'signedIn'],
      [false, origin, 'signedIn'],
      [false, 'https://evil.example/', 'refused'],
      [false, 'evil', 'refused'],
    ] as const
    for (const [names, iss, kind] of rows) {
      const session = naming(names)
      const stored = tab()
      const query = await comeBack(await startCodeFlow(session, '/', stored))
      if (iss !== null) query.set('iss', iss)
      world.asked.length = 0
      const result = await finishCodeFlow(session, stored, query)
      expect.soft([result.kind, world.asked.includes('POST /oauth/token')], `${names} ${iss}`).toEqual([kind, kind === 'signedIn'])
      if (kind === 'refused') expect.soft(result).toEqual({ kind, message: { key: 'login.flowUnknown' } })
    }
  })

  test('accepts a token passed by Akkoma directly, and shows the server’s reason for a rejection', async () => {
    const stored = tab()
    const state = async () => new URL(await startCodeFlow(world.session, '/users/ada', stored)).searchParams.get('state') ?? ''
    const token = await world.server.signIn('dave')
    const handed = await finishCodeFlow(world.session, stored, new URLSearchParams({ access_token: token, state: await state() }))
    expect(handed).toMatchObject({ kind: 'signedIn', account: { acct: 'dave' } })
    const rejected = new URLSearchParams({ error: 'access_denied', error_description: 'You said no.', state: await state() })
    expect(await finishCodeFlow(world.session, stored, rejected)).toEqual({ kind: 'refused', message: { text: 'You said no.' } })
  })
})

describe('signing out', () => {
  test('removes everything of the account from the device', async () => {
    await signIn(world.session, bob)
    const signedIn = await openTestSession({ server: world.server, browser: world.browser, asked: world.asked })
    const { session } = signedIn
    draftsOf(session).save('status', exampleDraft('Secret'))
    await session.flush()
    const database = world.browser.databases.get(`rookery:${session.key}`)
    expect(database?.size).toBeGreaterThan(0)
    await signOut(session)
    expect(current()).toBeNull()
    expect(database?.size).toBe(0)
  })

  test('works offline, and the visitor’s page starts with the cached server', async () => {
    await signIn(world.session, bob)
    const { session } = await openTestSession({ server: world.server, browser: world.browser })
    const browser = { device: world.browser.device, databases: new Map<string, Map<string, unknown>>() }
    world.server.drop('GET /api/v1/instance')
    world.server.drop('POST /oauth/revoke')
    await signOut(session)
    expect(current()).toBeNull()
    const visitor = await openTestSession({ as: null, server: world.server, browser })
    expect(visitor.session.server.get().instance.title).toBe(session.server.get().instance.title)
    await visitor.close()
  })

  test('in another tab removes the account from this one, too, without storing it again', async () => {
    await signIn(world.session, bob)
    const here = await openTestSession({ server: world.server, browser: world.browser })
    const there = await openTestSession({ server: world.server, browser: world.browser })
    settingsOf(here.session).set('hideNsfw', false)
    await signOut(there.session)
    await here.session.close()
    expect(world.browser.databases.has(`rookery:${here.session.key}`)).toBe(false)
  })
})
