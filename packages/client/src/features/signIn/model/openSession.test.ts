import { afterEach, describe, expect, test } from 'vitest'
import * as oauth from '@rookery/api/calls/oauth'
import { createClient } from '@rookery/api/http/client'
import { smallWorldPassword, startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { ApiError } from '@rookery/api/http/ApiError'
import { exampleDraft } from '#test/examples.ts'
import { accountOf, createTestBrowser, openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { postStatus } from '#features/posting/model/postStatus.ts'
import { createDevice } from '#features/session/model/Device.ts'
import { openSession } from './openSession.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

let world: TestSession | null = null
afterEach(async () => {
  await world?.close()
  world = null
})

const draft = exampleDraft('Not yet')

test('a member’s session has the server, its capabilities and the signed-in account', async () => {
  world = await openTestSession()
  const { session } = world
  expect(session.server.get().capabilities).toMatchObject({ reactions: true, passwordSignIn: true })
  expect(session.server.get().instance.domain).toBe('pond.example')
  expect(session.me).toBe((await world.server.account('bob')).id)
  await session.checkToken()
  expect(session.me && session.entities.accounts.get(session.me)?.own).not.toBeNull()
})

test('a visitor’s session has no account and requests none', async () => {
  world = await openTestSession({ as: null })
  expect(world.session).toMatchObject({ me: null, token: null })
  await settle()
  expect(world.asked.some((call) => call.includes('verify_credentials'))).toBe(false)
})

test('the second start opens from stored data without waiting for the network', async () => {
  world = await openTestSession()
  const { server, browser } = world
  const release = server.hold('GET /api/v1/instance')
  const again = await openTestSession({ server, browser })
  expect(again.session.server.get().instance.domain).toBe('pond.example')
  release()
  await settle()
  await again.close()
})

/** A device that returns nothing in time where a late value is taken as well. `onRead` gets the function that delivers it. */
const slowStorage =
  (onRead: (deliver: () => void) => void) =>
  (storage: AccountStorage): AccountStorage => ({
    ...storage,
    async get(key: string, late?: (value: unknown) => void) {
      const value = await storage.get(key)
      if (!late) return value
      onRead(() => late(value))
      return undefined
    },
  })

test('settings that a slow device returns during the start are applied', async () => {
  world = await openTestSession()
  const { server, browser } = world
  settingsOf(world.session).take({ maxThumbnails: 3 }, 'elsewhere')
  await world.session.flush()
  const again = await openTestSession({
    server,
    browser,
    throughStorage: slowStorage((deliver) => deliver()),
  })
  await settle()
  expect(settingsOf(again.session).get('maxThumbnails')).toBe(3)
  await again.close()
})

test('settings that a slow device returns late are applied, except those chosen meanwhile, and are saved', async () => {
  world = await openTestSession()
  const { server, browser } = world
  settingsOf(world.session).take({ hideNsfw: false, maxThumbnails: 3 }, 'elsewhere')
  await world.session.flush()
  let respond = () => {}
  const again = await openTestSession({
    server,
    browser,
    throughStorage: slowStorage((deliver) => (respond = deliver)),
  })
  const { storage, flush } = again.session
  const settings = settingsOf(again.session)
  expect(settings.isChosen('maxThumbnails')).toBe(false)
  settings.set('hideNsfw', true)
  await flush()
  respond()
  await settle()
  expect(settings.chosen()).toMatchObject({ hideNsfw: true, maxThumbnails: 3 })
  await flush()
  expect(await storage.get('settings')).toMatchObject({ hideNsfw: true, maxThumbnails: 3 })
  await again.close()
})

test('the first start fails when the server is not reached, with the error to say why', async () => {
  const server = await startTestInstance()
  server.drop('GET /api/v1/instance')
  server.drop('GET /nodeinfo/2.0.json')
  server.drop('GET /api/v1/timelines/public')
  await expect(openTestSession({ server })).rejects.toThrow(ApiError)
  await settle()
  await server.close()
})

test('the first start fails when the server responds only with errors', async () => {
  const server = await startTestInstance()
  server.fail('GET /api/v1/instance', 500)
  server.fail('GET /nodeinfo/2.0.json', 502)
  server.fail('GET /api/v1/timelines/public', 502)
  await expect(openTestSession({ server })).rejects.toMatchObject({ kind: 'http', status: 500 })
  await settle()
  await server.close()
})

test.each(['fail', 'html', 'drop'] as const)('a first start without the instance’s document continues with nodeinfo: %s', async (how) => {
  const server = await startTestInstance()
  const route = 'GET /api/v1/instance'
  const mend = how === 'fail' ? server.fail(route, 500) : server[how](route)
  const { session, browser, close } = await openTestSession({ server })
  expect(session.server.get()).toMatchObject({
    instance: { domain: 'pond.example', title: session.server.get().nodeInfo?.name },
    capabilities: { reactions: true, passwordSignIn: true },
  })
  await close()
  mend()
  const again = await openTestSession({ server, browser })
  await expect.poll(() => again.session.server.get().instance.maxCharacters).toBeGreaterThan(0)
  await again.close()
  await server.close()
})

test('the stored instance document overrides nodeinfo', async () => {
  world = await openTestSession()
  const { server, browser } = world
  const { title } = world.session.server.get().instance
  server.fail('GET /api/v1/instance', 500)
  const again = await openTestSession({ server, browser })
  await settle()
  expect(again.session.server.get().instance).toMatchObject({ title, maxCharacters: world.session.server.get().instance.maxCharacters })
  await again.close()
})

test('a missing configuration delays a first start by three seconds, and is used when it arrives', async () => {
  const server = await startTestInstance()
  const release = server.hold('GET /static/config.json')
  server.fail('GET /static/config.json', Response.json({ maxThumbnails: 3 }))
  const opening = openTestSession({ server })
  await settle()
  server.clock.advance(3000)
  const { session, close } = await opening
  expect(settingsOf(session).get('maxThumbnails')).toBe(16)
  release()
  await expect.poll(() => settingsOf(session).get('maxThumbnails')).toBe(3)
  await close()
  await server.close()
})

test('nodeinfo, configuration and panel may be missing', async () => {
  const server = await startTestInstance()
  server.fail('GET /nodeinfo/2.0.json', 500)
  server.html('GET /api/pleroma/frontend_configurations')
  server.html('GET /static/config.json')
  const { session, close } = await openTestSession({ server })
  expect(session.server.get()).toMatchObject({ nodeInfo: null, config: { redirectRootLogin: '/main/friends' } })
  await close()
  await server.close()
})

test('the instance’s configuration applies if the person has chosen nothing', async () => {
  const server = await startTestInstance()
  const config = {
    pleroma_fe: { hideMutedPosts: true, theme: 'rookery-light', maxThumbnails: 'many', redirectRootLogin: '//evil.example' },
  }
  server.fail('GET /api/pleroma/frontend_configurations', Response.json(config))
  const { session, browser, close } = await openTestSession({ server })
  expect(settingsOf(session).get('hideMutedPosts')).toBe(true)
  expect(settingsOf(session).get('maxThumbnails')).toBe(16)
  expect(session.server.get().config.redirectRootLogin).toBe('/main/friends')
  settingsOf(session).set('hideMutedPosts', false)
  await session.flush()
  const again = await openTestSession({ server, browser })
  expect(settingsOf(again.session).get('hideMutedPosts')).toBe(false)
  await again.close()
  await close()
  await server.close()
})

test('settings, drafts and places survive a reload', async () => {
  world = await openTestSession()
  const { session, server, browser } = world
  settingsOf(session).set('streaming', true)
  draftsOf(session).save('status', draft)
  scrollPositionsOf(session).store('home', { id: 'a', offset: 3.5 })
  await session.flush()
  const again = await openTestSession({ server, browser })
  expect(settingsOf(again.session).get('streaming')).toBe(true)
  expect(draftsOf(again.session).get('status')?.data).toEqual(draft)
  expect(scrollPositionsOf(again.session).get('home')).toEqual({ id: 'a', offset: 3.5 })
  await again.close()
})

describe('a token that the server no longer takes', () => {
  test.each([401, 403])('is detected at the start (%i), and drafts stay', async (status) => {
    world = await openTestSession()
    const { session, server, browser } = world
    draftsOf(session).save('status', draft)
    await session.flush()
    server.fail('GET /api/v1/accounts/verify_credentials', Response.json({ error: 'Invalid credentials.' }, { status }))
    const again = await openTestSession({ server, browser })
    await settle()
    expect(again.session.expired.get()).toBe(true)
    expect(draftsOf(again.session).get('status')?.data).toEqual(draft)
    await again.close()
  })

  test('is detected later by the first rejected call, once, and the draft stays', async () => {
    world = await openTestSession()
    const { asked, session, server } = world
    await settle()
    await server.instance.context.db.deleteFrom('oauth_tokens').execute()
    server.clock.advance(60_000)
    const before = asked.length
    const result = await postStatus(session, 'status', draft)
    await settle()
    expect(result.kind).toBe('refused')
    expect(session.expired.get()).toBe(true)
    expect(draftsOf(session).get('status')?.data).toEqual(draft)
    // The post and the question about the token, and no more afterwards.
    expect(asked.slice(before)).toEqual(['POST /api/v1/statuses', 'GET /api/v1/accounts/verify_credentials'])
    await feedsOf(session).loadNewer('notifications')
    await session.checkToken()
    expect(asked.slice(before)).toHaveLength(3)
  })

  test('is not checked after the session is closed', async () => {
    world = await openTestSession()
    const { session, server, asked } = world
    await settle()
    await session.close()
    await server.instance.context.db.deleteFrom('oauth_tokens').execute()
    const before = asked.length
    await feedsOf(session).loadNewer('home')
    await settle()
    expect(asked.slice(before)).toEqual(['GET /api/v1/timelines/home'])
  })

  test('is detected within a minute of the start, although it was good at the start', async () => {
    world = await openTestSession()
    const { session, server } = world
    await session.checkToken()
    await server.instance.context.db.deleteFrom('oauth_tokens').execute()
    server.clock.advance(100)
    await feedsOf(session).loadNewer('home')
    await settle()
    server.clock.advance(60_000)
    await settle()
    expect(session.expired.get()).toBe(true)
  })

  test('is checked at most once a minute after calls that are rejected for another reason', async () => {
    let asked = 0
    world = await openTestSession({
      through: (send) => (url, init) => {
        if (url.includes('verify_credentials')) asked += 1
        return send(url, init)
      },
    })
    const { session, server } = world
    await session.checkToken()
    server.fail('GET /api/v1/timelines/home', Response.json({ error: 'No.' }, { status: 403 }))
    asked = 0
    for (let second = 0; second < 120; second += 1) {
      server.clock.advance(1000)
      await feedsOf(session).loadNewer('home')
      await settle()
    }
    expect(asked).toBe(2)
    expect(session.expired.get()).toBe(false)
  })

  describe('that expired', () => {
    /** Bob, signed in with a token that can be renewed and has run out. */
    async function runOut({ left = 0 } = {}) {
      const server = await startTestInstance()
      const browser = createTestBrowser()
      const client = createClient({
        origin: server.origin,
        token: null,
        clock: server.clock,
        fetch: (url, init) => server.fetch(url, init),
      })
      const redirectUri = `${server.origin}/oauth-callback`
      const app = await oauth.registerApp(client, {
        clientName: 'Rookery',
        redirectUris: redirectUri,
        scopes: 'read write follow push admin',
      })
      storedAppsOf(browser.device).put(server.origin, { ...app, wantedScopes: app.scopes, redirectUri, registeredAt: 0 })
      const result = await oauth.passwordToken(client, { app, username: 'bob', password: smallWorldPassword })
      if (result.kind !== 'token') throw new Error('Bob cannot sign in.')
      browser.device.accounts.put({ ...(await accountOf(server, 'bob')), token: { ...result.token, expiresAt: server.clock.now() + left } })
      await server.instance.context.db.updateTable('oauth_tokens').set({ expires_at: 0 }).execute()
      return { server, browser, old: result.token.accessToken }
    }

    test('is renewed, and the account continues with the new one', async () => {
      const { server, browser, old } = await runOut()
      const { session, close } = await openTestSession({ server, browser })
      await settle()
      await expect.poll(() => browser.device.accounts.current()?.token.accessToken).not.toBe(old)
      expect(session.expired.get()).toBe(false)
      const again = await openTestSession({ server, browser })
      expect(await feedsOf(again.session).loadNewer('home')).toBe(true)
      await again.close()
      await close()
      await server.close()
    })

    test('is renewed also while another account is on screen', async () => {
      const { server, browser, old } = await runOut()
      const [bob] = browser.device.accounts.get().accounts
      const ada = await accountOf(server, 'ada')
      const release = server.hold('POST /oauth/token')
      const { session, close } = await openTestSession({ server, browser })
      await release.arrived
      browser.device.accounts.put(ada)
      release()
      await expect.poll(() => bob && browser.device.accounts.at(bob.key)?.token.accessToken).not.toBe(old)
      expect(browser.device.accounts.current()?.acct).toBe('ada')
      expect(session.expired.get()).toBe(false)
      const again = await openTestSession({ server, browser, as: 'bob' })
      expect(await feedsOf(again.session).loadNewer('home')).toBe(true)
      await again.close()
      await close()
      await server.close()
    })

    test('is not renewed endlessly by a server that accepts no token', async () => {
      const { server, browser } = await runOut()
      server.fail('GET /api/v1/accounts/verify_credentials', 401)
      const first = await openTestSession({ server, browser })
      await expect.poll(() => browser.device.accounts.current()?.token.accessToken).not.toBe(first.session.token?.accessToken)
      const second = await openTestSession({ server, browser })
      await expect.poll(() => second.session.expired.get()).toBe(true)
      await second.close()
      await first.close()
      await server.close()
    })

    test.each([
      [0, 1],
      [5 * 60_000, 1],
      [60 * 60_000, 0],
    ])('with %i ms of its time left, has %i attempts to renew', async (left, times) => {
      const { server, browser } = await runOut({ left })
      await server.instance.context.db.deleteFrom('oauth_tokens').execute()
      const { asked, session, close } = await openTestSession({ server, browser })
      await expect.poll(() => session.expired.get()).toBe(true)
      expect(asked.filter((call) => call === 'POST /oauth/token')).toHaveLength(times)
      await close()
      await server.close()
    })

    test.each([
      ['no answer', (server: TestInstance) => server.drop('POST /oauth/token')],
      ['a page instead of an answer', (server: TestInstance) => server.html('POST /oauth/token')],
      ['503', (server: TestInstance) => server.fail('POST /oauth/token', 503)],
      ['429', (server: TestInstance) => server.fail('POST /oauth/token', 429)],
    ])('and meets %s at its renewal, is renewed later', async (_, fault) => {
      const { server, browser, old } = await runOut()
      const mend = fault(server)
      const { asked, session, close } = await openTestSession({ server, browser })
      await expect.poll(() => asked).toContain('POST /oauth/token')
      await settle()
      expect(session.expired.get()).toBe(false)
      mend()
      server.clock.advance(60_000)
      await feedsOf(session).loadNewer('home')
      await expect.poll(() => browser.device.accounts.current()?.token.accessToken).not.toBe(old)
      expect(session.expired.get()).toBe(false)
      await close()
      await server.close()
    })

    test('and cannot be renewed is reported', async () => {
      const { server, browser, old } = await runOut()
      await server.instance.context.db.deleteFrom('oauth_tokens').execute()
      const { session, close } = await openTestSession({ server, browser })
      await expect.poll(() => session.expired.get()).toBe(true)
      expect(browser.device.accounts.current()?.token.accessToken).toBe(old)
      await close()
      await server.close()
    })
  })

  test.each([
    'Your login is missing a confirmed e-mail address',
    'Your login is currently pending approval',
    'Your login is currently disabled',
    'This action is outside the authorized scopes',
    'Forbidden',
  ])('is not inferred from a 403 of another kind of server: %s', async (error) => {
    world = await openTestSession()
    const { server } = world
    server.fail('GET /api/v1/instance', Response.json({ uri: 'pond.example', title: 'Pond', version: '4.6.1' }))
    server.fail('GET /nodeinfo/2.0.json', Response.json({ version: '2.0', software: { name: 'mastodon', version: '4.6.1' } }))
    server.fail('GET /api/v1/accounts/verify_credentials', Response.json({ error }, { status: 403 }))
    const again = await openTestSession({ server })
    await settle()
    expect(again.session.expired.get()).toBe(false)
    expect(again.session.accountFailure.get()).toMatchObject({ isDead: false, error: { serverText: error } })
    await again.close()
  })

  test('a missing right is not a dead token', async () => {
    const server = await startTestInstance()
    const body = { error: 'Insufficient permissions: read:accounts.' }
    server.fail('GET /api/v1/accounts/verify_credentials', Response.json(body, { status: 403 }))
    const { session, close } = await openTestSession({ server })
    await settle()
    expect(session.expired.get()).toBe(false)
    await close()
    await server.close()
  })
})

describe('a browser without storage', () => {
  const refusing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  test('is reported to the user once, and everything works until the page closes', async () => {
    const server = await startTestInstance()
    const device = createDevice({ page: server.origin, local: refusing, tab: refusing })
    // There is no IndexedDB in this process, which is one way of refusing it.
    const session = await openSession({
      origin: server.origin,
      account: null,
      clock: server.clock,
      device,
      fetch: (url, init) => server.fetch(url, init),
    })
    expect(session.notices.get()).toMatchObject([{ level: 'error', messageKey: 'errors.storage_unavailable', timeout: 20_000 }])
    await draftsOf.ready(session)
    draftsOf(session).save('status', draft)
    settingsOf(session).set('hideNsfw', false)
    await session.flush()
    expect(session.notices.get()).toHaveLength(1)
    expect(draftsOf(session).get('status')?.data).toEqual(draft)
    expect(await session.storage.get('draft:status')).toMatchObject({ data: draft })
    await feedsOf(session).loadNewer('public')
    expect(feedsOf(session).at('public').get().loaded).toBe(true)
    await session.close()
    await server.close()
  })

  test('is reported also if only the short texts are rejected, before any session was open', async () => {
    const device = createDevice({ page: 'https://pond.example', local: refusing, tab: refusing })
    world = await openTestSession({ browser: { device, databases: new Map() } })
    expect(world.session.notices.get()).toMatchObject([{ level: 'error', messageKey: 'errors.storage_unavailable' }])
  })
})

test('a clock that is a day off does no harm', async () => {
  const browser = createTestBrowser()
  world = await openTestSession({ browser })
  const { session, server } = world
  draftsOf(session).save('status', draft)
  await feedsOf(session).loadNewer('home')
  await session.flush()
  server.clock.advance(-86_400_000)
  const again = await openTestSession({ server, browser })
  expect(draftsOf(again.session).get('status')?.data).toEqual(draft)
  expect(await feedsOf(again.session).loadNewer('home')).toBe(true)
  const result = await postStatus(again.session, 'status', draft)
  expect(result.kind).toBe('posted')
  await again.close()
})
