import { startTestInstance } from '@rookery/instance/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { accountId, exampleAccount, exampleStatus } from '#test/examples.ts'
import { createTestBrowser, openTestSession } from '#test/openTestSession.ts'
import { callAs, settle } from '#test/postAs.ts'
import { startMutesAndBlocks } from './mutesAndBlocks.ts'

/** A small world with Bob as the user, and the requests of his client. */
async function startWorld() {
  const server = await startTestInstance()
  const browser = createTestBrowser()
  const asked: string[] = []
  const stops: (() => void | Promise<void>)[] = []
  const end = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  onTestFinished(async () => {
    await end()
    await server.close()
  })
  return {
    server,
    asked,
    end,
    async open() {
      const { session, close } = await openTestSession({ server, browser, asked })
      stops.push(close, startMutesAndBlocks(session))
      return session
    },
    async act(what: 'mute' | 'unmute' | 'block', name: 'dave' | 'carol') {
      const { id } = await server.account(name)
      await callAs(server, 'bob', 'POST', `/api/v1/accounts/${id}/${what}`)
      return accountId(id)
    },
  }
}

test('on a new device mutes and blocks are fetched before the first posts are drawn', async () => {
  const world = await startWorld()
  const dave = await world.act('mute', 'dave')
  const carol = await world.act('block', 'carol')
  const session = await world.open()
  const { entities } = session
  const filters = filtersOf(session)
  expect(entities.relationships.get(dave)).toMatchObject({ muting: true })
  expect(entities.relationships.get(carol)).toMatchObject({ blocking: true })
  const mention = exampleStatus('m', { mentions: [{ id: dave, acct: 'dave', username: 'dave', url: '' }] })
  entities.receive({ statuses: [mention] })
  expect(filters.of(mention.id, { kind: 'conversation' })).toMatchObject({ rule: { kind: 'mentionsMuted', account: dave } })
})

test('a pending request for mutes delays the first posts for at most three seconds', async () => {
  const world = await startWorld()
  const dave = await world.act('mute', 'dave')
  const release = world.server.hold('GET /api/v1/mutes')
  const opening = world.open()
  await vi.waitFor(() => expect(world.asked).toContain('GET /api/v1/mutes'))
  world.server.clock.advance(3000)
  const { entities } = await opening
  expect(entities.relationships.get(dave)?.muting).toBeUndefined()
  release()
  await vi.waitFor(() => expect(entities.relationships.get(dave)?.muting).toBe(true))
})

test('it is applied at the next start before the request, and removed when the server no longer lists it', async () => {
  const world = await startWorld()
  const dave = await world.act('mute', 'dave')
  const before = await world.open()
  world.server.clock.advance(3000)
  await vi.waitFor(async () => expect(await before.storage.get('silenced')).toHaveLength(1))
  await world.end()

  await world.act('unmute', 'dave')
  const { entities } = await world.open()
  expect(entities.relationships.get(dave)?.muting).toBe(true)
  world.server.clock.advance(3000)
  await vi.waitFor(() => expect(entities.relationships.get(dave)?.muting).toBe(false))
})

test('accounts of a blocked server are filtered from the first post on', async () => {
  const world = await startWorld()
  await callAs(world.server, 'bob', 'POST', '/api/v1/domain_blocks', { domain: 'bad.example' })
  const session = await world.open()
  const { entities } = session
  const filters = filtersOf(session)
  world.server.clock.advance(3000)
  await vi.waitFor(() => expect(world.asked).toContain('GET /api/v1/domain_blocks'))
  await settle()
  const ann = exampleAccount('ann', { acct: 'ann@bad.example' })
  const mention = { id: ann.id, acct: ann.acct, username: 'ann', url: '' }
  const posts = [exampleStatus('by', { account: ann }), exampleStatus('to', { mentions: [mention] }), exampleStatus('other')]
  entities.receive({ statuses: posts })
  const rules = posts.map(({ id }) => filters.of(id, { kind: 'timeline', place: 'home' }))
  expect(rules).toMatchObject([{ rule: { kind: 'blockedAuthor' }, hidden: true }, { rule: { kind: 'mentionsBlocked' } }, null])
})

test('the reader’s filters apply from the first posts on, at the next start before the request, until they expire', async () => {
  const world = await startWorld()
  await callAs(world.server, 'bob', 'POST', '/api/v1/filters', { phrase: 'finale', context: ['home', 'thread'], expires_in: 3600 })
  await callAs(world.server, 'bob', 'POST', '/api/v1/filters', { phrase: 'gossip', context: ['home'], irreversible: true })
  const posts = ['The finale!', 'Gossip', 'Neither'].map((content, index) => exampleStatus(`s${index}`, { content }))
  const rules = (session: Session, kind: 'conversation' | 'home') => {
    session.entities.receive({ statuses: posts })
    return posts.map(({ id }) => filtersOf(session).of(id, kind === 'home' ? { kind: 'timeline', place: 'home' } : { kind }))
  }
  const finale = { rule: { kind: 'filter', title: 'finale' }, hidden: false }
  const gossip = { rule: { kind: 'filter', title: 'gossip' }, hidden: true }

  const before = await world.open()
  expect(rules(before, 'home')).toEqual([null, null, null])
  world.server.clock.advance(3000)
  await vi.waitFor(() => expect(rules(before, 'home')).toMatchObject([finale, gossip, null]))
  expect(rules(before, 'conversation')).toMatchObject([finale, null, null])
  await world.end()

  const after = await world.open()
  expect(rules(after, 'home')).toMatchObject([finale, gossip, null])
  const asked = () => world.asked.filter((call) => call === 'GET /api/v1/filters').length
  world.server.clock.advance(3000)
  await vi.waitFor(() => expect(asked()).toBe(2))
  await settle()
  expect(rules(after, 'home')).toMatchObject([finale, gossip, null])
  world.server.clock.advance(3_600_000)
  await vi.waitFor(() => expect(rules(after, 'home')).toMatchObject([null, gossip, null]))
})

test('filters are not requested if the server marks posts itself', async () => {
  const world = await startWorld()
  world.server.fail('GET /api/v1/instance', Response.json({ uri: 'm.example', version: '4.5.0', api_versions: { mastodon: 7 } }))
  world.server.fail('GET /nodeinfo/2.0.json', Response.json({ software: { name: 'mastodon', version: '4.5.0' } }))
  await world.open()
  world.server.clock.advance(3000)
  await vi.waitFor(() => expect(world.asked).toContain('GET /api/v1/domain_blocks'))
  await settle()
  expect(world.asked).not.toContain('GET /api/v1/filters')
})

test('a token without the filter scope still loads mutes', async () => {
  const world = await startWorld()
  const dave = await world.act('mute', 'dave')
  world.server.fail('GET /api/v1/filters', 403)
  const { entities } = await world.open()
  world.server.clock.advance(3000)
  await vi.waitFor(() => expect(world.asked).toContain('GET /api/v1/filters'))
  expect(entities.relationships.get(dave)?.muting).toBe(true)
})

test.each([
  [403, 1],
  [429, 3],
  [500, 3],
])('after a response of %i, at the start and soon after it, the lists are requested %i times in total', async (status, times) => {
  const world = await startWorld()
  const undo = world.server.fail('GET /api/v1/mutes', status)
  await world.open()
  world.server.clock.advance(3000)
  const count = () => world.asked.filter((call) => call === 'GET /api/v1/mutes').length
  await vi.waitFor(() => expect(count()).toBe(Math.min(2, times)))
  await settle()
  undo()
  world.server.clock.advance(300_000)
  await settle()
  expect(count()).toBe(times)
})
