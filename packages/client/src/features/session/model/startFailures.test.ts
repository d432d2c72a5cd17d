import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import type { Send } from '@rookery/api/http/client'
import { startTestInstance, type TestInstance, type Undo } from '@rookery/instance/testing'
import { createTestBrowser, createTestDevice, openTestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { serverEmojiQuery, stickersQuery } from '#features/emoji/model/pickerImages.ts'
import { sitePanelQuery, siteTermsQuery } from '#features/about/model/site.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Session } from './Session.ts'

const atStart = ['/api/v1/instance', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations', '/static/config.json']

const faults: Readonly<Record<string, (route: string) => Undo>> = {
  '404': (route) => server.fail(route, 404),
  '500': (route) => server.fail(route, 500),
  'the page of the client': (route) => server.html(route),
  'broken JSON': (route) => server.fail(route, new Response('{"a":', { headers: { 'content-type': 'application/json' } })),
  'another kind': (route) => server.fail(route, Response.json(['what?'])),
  'a dead connection': (route) => server.drop(route),
  silence: (route) => server.hold(route),
}

/** Documents of 20 MB in place of all documents about the server. */
const oversized =
  (send: Send): Send =>
  (url, init) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(20 * 2 ** 20) }
    return /instance$|nodeinfo|config/.test(url) ? Promise.resolve(new Response('{}', { headers })) : send(url, init)
  }

/** Failures without a warning: paths that have a second path, and files that many servers lack. */
const untold: Readonly<Record<string, readonly string[]>> = {
  '/nodeinfo/2.0.json': ['404', 'the page of the client', 'broken JSON'],
  '/api/v1/instance': ['404'],
  '/api/pleroma/frontend_configurations': ['404', 'the page of the client'],
  '/static/config.json': ['404', 'the page of the client'],
}

let server: TestInstance
let warn: MockInstance<typeof console.warn>
beforeEach(async () => {
  server = await startTestInstance()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  await settle()
  warn.mockRestore()
  await server.close()
})

/** This client comes from another host than the server, and its own configuration from there. */
const hostOf = (path: string) => (path === '/static/config.json' ? 'http://rookery.example' : '')
const notified = (path: string) => warn.mock.calls.filter(([text]) => String(text).includes(`GET ${hostOf(path)}${path} `))

describe.each(Object.keys(faults))('a first start that meets %s', (name) => {
  test.each(atStart)('at %s opens with a timeline for everyone, and reports the error once', async (path) => {
    faults[name]?.(`GET ${path}`)
    server.fail('GET /static/config.json', Response.json({ maxThumbnails: 3 }))
    for (const as of [null, 'bob'] as const) {
      warn.mockClear()
      const opening = openTestSession({ server, as })
      await settle()
      server.clock.advance(3000)
      const { session, asked, close } = await opening
      expect(await feedsOf(session).loadNewer(as === null ? 'public' : 'home')).toBe(true)
      expect(notified(path)).toHaveLength(name === 'silence' || untold[path]?.includes(name) ? 0 : 1)
      expect(asked.filter((call) => call === `GET ${path}`)).toHaveLength(1)
      expect(settingsOf(session).get('maxThumbnails')).toBe(path === '/static/config.json' ? 16 : 3)
      await close()
    }
  })
})

test.each(['404', '500', 'the page of the client', 'broken JSON', 'another kind', 'a dead connection'])(
  'a first start at a server without the first version of its document, whose second meets %s, opens with a timeline',
  async (name) => {
    server.fail('GET /api/v1/instance', 404)
    faults[name]?.('GET /api/v2/instance')
    const { session, close } = await openTestSession({ server, as: null })
    expect(session.server.get().instance.domain).toBe('pond.example')
    expect(await feedsOf(session).loadNewer('public')).toBe(true)
    await close()
  },
)

test('without documents, nodeinfo and timelines there is no server to start with', async () => {
  for (const route of [...atStart, '/.well-known/nodeinfo', '/nodeinfo/2.0', '/api/v2/instance', '/api/v1/timelines/public'])
    server.fail(`GET ${route}`, 404)
  await expect(openTestSession({ server, as: null })).rejects.toMatchObject({ status: 404, path: '/api/v1/instance' })
})

test('a first start without any configuration opens with built-in defaults', async () => {
  for (const path of atStart.slice(1)) server.fail(`GET ${path}`, 500)
  const { session, close } = await openTestSession({ server })
  expect(session.server.get()).toMatchObject({ nodeInfo: null, config: { redirectRootLogin: '/main/friends', showFeaturesPanel: true } })
  expect(settingsOf(session).get('maxThumbnails')).toBe(16)
  expect(warn).toHaveBeenCalledTimes(3)
  await close()
})

test.each(['500', 'the page of the client', 'broken JSON', 'another kind', 'a document of 20 MB', 'a dead connection'])(
  'a first start at which every one of its calls meets %s opens with a timeline',
  async (name) => {
    for (const path of [...atStart, '/.well-known/nodeinfo', '/nodeinfo/2.0']) faults[name]?.(`GET ${path}`)
    const { session, close } = await openTestSession({ server, as: null, ...(!faults[name] && { through: oversized }) })
    expect(session.server.get().instance.domain).toBe('pond.example')
    expect(await feedsOf(session).loadNewer('public')).toBe(true)
    await close()
  },
)

test('a first start without any response opens with a timeline', async () => {
  for (const path of [...atStart, '/nodeinfo/2.0']) server.hold(`GET ${path}`)
  const opening = openTestSession({ server, as: null })
  await settle()
  server.clock.advance(3000)
  const { session, close } = await opening
  expect(session.server.get().instance.domain).toBe('pond.example')
  expect(await feedsOf(session).loadNewer('public')).toBe(true)
  await close()
})

test('a server that responds only with nodeinfo delays the start by at most three seconds, and later responses are applied', async () => {
  const release = server.hold('GET /api/v1/instance')
  const opening = openTestSession({ server })
  await settle()
  server.clock.advance(3000)
  const { session, close } = await opening
  expect(session.server.get().instance.pleroma).toBe(false)
  release()
  await expect.poll(() => session.server.get().instance.pleroma).toBe(true)
  await close()
})

test('documents that a server lacks are requested once on a device, until its version changes; failed ones are requested again', async () => {
  const browser = createTestBrowser()
  const describe = (version: string) => server.fail('GET /api/v1/instance', Response.json({ uri: 'pond.example', title: 'Pond', version }))
  const lacking = { nodeInfo: '/nodeinfo/2.0.json', config: '/api/pleroma/frontend_configurations' }
  const asks = async (device = browser.device, as: 'ada' | 'bob' = 'bob') => {
    const { asked, session, close } = await openTestSession({ server, as, browser: { ...browser, device } })
    await settle()
    await close()
    const { lacks, nodeInfo } = session.server.get()
    const calls = Object.values(lacking).filter((path) => asked.includes(`GET ${path}`))
    return { calls, lacks, name: nodeInfo?.software.name }
  }
  const afterReload = () => createTestDevice()
  let undo = describe('4.5.0')
  server.fail(`GET ${lacking.nodeInfo}`, 404)
  server.fail('GET /nodeinfo/2.0', Response.json({ software: { name: 'mastodon', version: '4.5.0' } }))
  const undoOutage = server.fail(`GET ${lacking.config}`, 502)
  expect(await asks()).toEqual({ calls: Object.values(lacking), lacks: [lacking.nodeInfo], name: 'mastodon' })
  undoOutage()
  server.fail(`GET ${lacking.config}`, 404)
  expect((await asks(afterReload())).calls).toEqual([lacking.config])
  const known = { calls: [], lacks: Object.values(lacking), name: 'mastodon' }
  expect(await asks(afterReload())).toEqual(known)
  expect(await asks()).toEqual(known)
  // Another account of the same server, on the same page.
  expect(await asks(browser.device, 'ada')).toEqual(known)
  undo()
  undo = describe('4.6.0')
  expect((await asks(afterReload())).calls).toEqual(Object.values(lacking))
  undo()
  // Akkoma has both documents: it only failed to send them.
  describe('2.7.2 (compatible; Akkoma 3.16.0)')
  expect((await asks(afterReload())).lacks).toEqual([])
})

const asking: Readonly<Record<string, (session: Session) => Promise<unknown>>> = {
  '/instance/panel.html': (session) => queriesOf(session).query({ ...sitePanelQuery(session), retry: false }),
  '/static/terms-of-service.html': (session) => queriesOf(session).query({ ...siteTermsQuery(session), retry: false }),
  '/static/stickers.json': (session) => queriesOf(session).query({ ...stickersQuery(session), retry: false }),
  '/api/v1/pleroma/emoji': (session) => queriesOf(session).query({ ...serverEmojiQuery(session), retry: false }),
}

test.each(Object.keys(asking))('%s that cannot be fetched is reported once', async (path) => {
  const { session, close } = await openTestSession({ server })
  server.fail(`GET ${path}`, 503)
  await expect(asking[path]?.(session)).rejects.toMatchObject({ status: 503 })
  expect(notified(path)).toHaveLength(1)
  await close()
})
