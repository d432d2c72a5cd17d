import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { askSecondVersion } from './secondVersion.ts'

const mastodonV1 = {
  uri: 'pond.example',
  title: 'Pond',
  version: '4.5.0',
  languages: ['en'],
  urls: { streaming_api: 'wss://pond.example' },
  configuration: { statuses: { max_characters: 500, characters_reserved_per_url: 23 } },
}
const mastodonV2 = {
  domain: 'pond.example',
  title: 'Pond',
  version: '4.5.0',
  languages: ['en', 'ar'],
  api_versions: { mastodon: 7 },
  configuration: {
    vapid: { public_key: 'k' },
    translation: { enabled: true },
    timelines_access: { live_feeds: { local: 'public', remote: 'disabled' } },
    media_attachments: { image_size_limit: 16_777_216, video_size_limit: 103_809_024 },
  },
}

let server: TestInstance
let undoNodeInfo: () => void
let worlds: TestSession[]
beforeEach(async () => {
  server = await startTestInstance()
  undoNodeInfo = server.fail('GET /nodeinfo/2.0.json', Response.json({ software: { name: 'mastodon', version: '4.5.0' } }))
  worlds = []
})
afterEach(async () => {
  for (const world of worlds) await world.close()
  await server.close()
})

async function open(browser?: TestSession['browser']): Promise<TestSession> {
  const world = await openTestSession({ server, ...(browser && { browser }) })
  worlds.push(world)
  return world
}

test('fields of the second version are loaded late, and stored for the next visit', async () => {
  server.fail('GET /api/v1/instance', Response.json(mastodonV1))
  server.fail('GET /api/v2/instance', Response.json(mastodonV2))
  const { session, browser, asked } = await open()
  expect(asked).not.toContain('GET /api/v2/instance')
  expect(session.server.get().capabilities).toMatchObject({ translation: null, quoting: false, federatedTimeline: true, webPush: false })
  await askSecondVersion(session)
  const known = {
    instance: {
      languages: ['en', 'ar'],
      maxCharacters: 500,
      charactersPerUrl: 23,
      streamingUrl: 'wss://pond.example',
      uploadLimits: { general: 16_777_216, image: 16_777_216, film: 103_809_024 },
    },
    capabilities: {
      translation: 'post',
      quoting: true,
      federatedTimeline: false,
      webPush: true,
      visitors: { local: true, federated: false },
    },
  }
  expect(session.server.get()).toMatchObject(known)
  const again = await open(browser)
  expect(again.session.server.get()).toMatchObject(known)
  // A refetched first version does not remove it either.
  await settle()
  expect(again.session.server.get()).toMatchObject(known)
})

test('a server without it is asked once, a server of another version anew, and Akkoma never', async () => {
  server.fail('GET /api/v2/instance', 404)
  const response = (raw: object) => server.fail('GET /api/v1/instance', Response.json(raw))
  const asks = async (browser?: TestSession['browser']) => {
    const world = await open(browser)
    await askSecondVersion(world.session)
    return { browser: world.browser, times: world.asked.filter((call) => call === 'GET /api/v2/instance').length }
  }
  const undo = response(mastodonV1)
  const { browser, times } = await asks()
  expect([times, (await asks(browser)).times]).toEqual([1, 0])
  undo()
  const undoNewer = response({ ...mastodonV1, version: '4.6.0' })
  // The stored data of the older version stays until the newer one has responded.
  const newer = await open(browser)
  await vi.waitFor(() => expect(newer.session.server.get().instance.version).toBe('4.6.0'))
  expect((await asks(browser)).times).toBe(1)
  undoNewer()
  undoNodeInfo()
  expect((await asks()).times).toBe(0)
})

test('capabilities by the name of the software load late, and are stored for the next visit', async () => {
  undoNodeInfo()
  for (const path of ['/nodeinfo/2.0.json', '/nodeinfo/2.0']) server.fail(`GET ${path}`, 404)
  server.fail('GET /.well-known/nodeinfo', Response.json({ links: [{ href: 'http://pond.example/nodeinfo/2.1' }] }))
  server.fail('GET /nodeinfo/2.1', Response.json({ software: { name: 'hollo', version: '0.10.0' } }))
  server.fail('GET /api/v1/instance', Response.json({ ...mastodonV1, version: '0.10.0' }))
  server.fail('GET /api/v2/instance', 404)
  const { session, browser } = await open()
  expect(session.server.get().capabilities).toMatchObject({ dismissNotification: true, editing: false })
  await askSecondVersion(session)
  const known = { capabilities: { dismissNotification: false, editing: true, scheduledPosts: false } }
  expect(session.server.get()).toMatchObject(known)
  const again = await open(browser)
  expect(again.session.server.get()).toMatchObject(known)
  await settle()
  await askSecondVersion(again.session)
  expect(again.asked).not.toContain('GET /api/v2/instance')
})

test('an outage changes nothing', async () => {
  server.fail('GET /api/v1/instance', Response.json(mastodonV1))
  const undo = server.fail('GET /api/v2/instance', 500)
  const { session } = await open()
  const before = session.server.get()
  await askSecondVersion(session)
  expect(session.server.get()).toBe(before)
  undo()
  server.fail('GET /api/v2/instance', Response.json(mastodonV2))
  await askSecondVersion(session)
  expect(session.server.get().capabilities.translation).toBe('post')
})
