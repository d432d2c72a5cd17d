import { afterEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { startCodeFlow } from './codeFlow.ts'
import { registeredApp } from './registeredApp.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

let world: TestSession
/** The scopes of each registration. */
let tried: (string | null)[]

afterEach(() => world.close())

/** @param takes which scopes the server knows; it refuses a registration with any other */
async function begin(
  takes: readonly string[],
  { moderation = false, followScope = true, status = 422, document = null as object | null } = {},
): Promise<void> {
  tried = []
  world = await openTestSession({
    as: null,
    through: (send) => async (url, init) => {
      if (document && url.endsWith('/.well-known/oauth-authorization-server')) {
        return Response.json({ issuer: `${new URL(url).origin}/`, ...document })
      }
      if (!url.endsWith('/api/v1/apps')) return send(url, init)
      const scopes = init.body instanceof URLSearchParams ? init.body.get('scopes') : null
      tried.push(scopes)
      const isTaken = scopes?.split(' ').every((scope) => takes.includes(scope))
      return isTaken ? send(url, init) : Response.json({ error: "Validation failed: Scopes doesn't match configured." }, { status })
    },
  })
  const { session } = world
  const { capabilities } = session.server.get()
  session.setServer({
    ...session.server.get(),
    capabilities: { ...capabilities, moderation, followScope, ...(document && { signInMetadata: true }) },
  })
}

const all = ['read', 'write', 'follow', 'push', 'admin']

test.each<[string, readonly string[], boolean, readonly string[], boolean?]>([
  ['admin is asked for where it is known to exist', all, true, ['read write follow push admin']],
  ['admin is not asked for elsewhere', all, false, ['read write follow push']],
  ['without follow', ['read', 'write', 'push'], false, ['read write follow push', 'read write push']],
  ['follow is not asked for where it is known to be missing', ['read', 'write', 'push'], false, ['read write push'], false],
  ['without push', ['read', 'write'], false, ['read write follow push', 'read write push', 'read write']],
])('scopes: %s', async (_, takes, moderation, expected, followScope = true) => {
  await begin(takes, { moderation, followScope })
  const { scopes } = await registeredApp(world.session)
  expect(tried).toEqual(expected)
  expect(scopes).toBe(expected.at(-1))
})

test('the authorization page gets the registered scopes, and the app is reused', async () => {
  await begin(['read', 'write', 'push'], { status: 400 })
  const address = await startCodeFlow(world.session, '/', createStoredText(textsInMemory))
  expect(new URL(address).searchParams.get('scope')).toBe('read write push')
  const { clientId } = await registeredApp(world.session)
  expect(new URL(address).searchParams.get('client_id')).toBe(clientId)
  expect(tried).toHaveLength(2)
  // A server whose software is known to lack a scope is not asked for it, and an app from before that is reused.
  const { session } = world
  session.setServer({ ...session.server.get(), capabilities: { ...session.server.get().capabilities, followScope: false } })
  expect((await registeredApp(session)).clientId).toBe(clientId)
  expect(tried).toHaveLength(2)
  // Akkoma has no such document, and a browser would report each attempt.
  expect(world.asked).not.toContain('GET /.well-known/oauth-authorization-server')
  await world.close()
  // A server that tells its scopes is asked for no other.
  await begin(['read', 'write', 'push'], { document: { scopes_supported: ['write', 'read', 'profile', 'push'] } })
  const told = await startCodeFlow(world.session, '/', createStoredText(textsInMemory))
  expect(tried).toEqual(['read write push'])
  expect(new URL(told).searchParams.get('scope')).toBe('read write push')
})

test('an app from before its scopes were stored is registered again', async () => {
  await begin(all)
  const { device, origin } = world.session
  const before = { clientId: 'old', clientSecret: 'old', redirectUri: `${device.page}/oauth-callback`, registeredAt: 0 }
  device.stored.set(`rookery.app:${origin}`, JSON.stringify(before))
  expect(storedAppsOf(device).get(origin)?.clientId).toBe('old')
  expect((await registeredApp(world.session)).clientId).not.toBe('old')
})

test.each([403, 429, 500])('a rejection that is not about scopes (%i) is not retried with fewer', async (status) => {
  await begin([], { status })
  await expect(registeredApp(world.session)).rejects.toMatchObject({ status })
  expect(tried).toHaveLength(1)
})
