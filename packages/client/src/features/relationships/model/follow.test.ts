import { afterEach, beforeEach, expect, test } from 'vitest'
import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { follow, followKey } from './follow.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

async function know(name: 'ada' | 'carol'): Promise<AccountId> {
  const { client, entities } = world.session
  const account = await accounts.get(client, (await world.server.account(name)).id)
  entities.receive({ accounts: [account], relationships: await accounts.relationships(client, [account.id]) })
  return account.id
}

/** Number of requests for the relationship after those of `know`. */
const checks = () => world.asked.filter((call) => call === 'GET /api/v1/accounts/relationships').length - 1

/** Lets the pauses between the checks pass. */
async function passPauses(done: Promise<void>): Promise<void> {
  for (let pause = 0; pause < 5; pause += 1) {
    await settle()
    world.server.clock.advance(500)
  }
  await done
}

test('following says "in progress" until the server says "following"', async () => {
  const id = await know('ada')
  const done = follow(world.session, id, true)
  expect(executorOf(world.session).isRunning(followKey(id))).toBe(true)
  expect(world.session.entities.relationships.get(id)?.following).toBe(false)
  await passPauses(done)
  expect(executorOf(world.session).isRunning(followKey(id))).toBe(false)
  expect(world.session.entities.relationships.get(id)?.following).toBe(true)
  expect(announcedOf(world.session).get()).toMatchObject({ key: 'announce.following' })
})

test('following a locked account ends with the request', async () => {
  const id = await know('carol')
  await passPauses(follow(world.session, id, true))
  expect(world.session.entities.relationships.get(id)).toMatchObject({ following: false, requested: true })
})

test('the relationship is fetched again three times at most', async () => {
  const id = await know('ada')
  const { entities } = world.session
  const relationship = entities.relationships.get(id)
  world.server.fail('POST /api/v1/accounts/:id/follow', Response.json({ ...relationship, id, following: false }))
  await passPauses(follow(world.session, id, true))
  expect(checks()).toBe(3)
  expect(entities.relationships.get(id)?.following).toBe(false)
})

test('a requested follow of an unlocked account is checked three times for a response of its server', async () => {
  const id = await know('ada')
  const relationship = world.session.entities.relationships.get(id)
  world.server.fail('POST /api/v1/accounts/:id/follow', Response.json({ ...relationship, id, requested: true }))
  await passPauses(follow(world.session, id, true))
  expect(checks()).toBe(3)
})

test.each([403, 404, 429, 500])('a rejection with %i leaves everything unchanged and shows the reason', async (status) => {
  const id = await know('ada')
  const before = world.session.entities.relationships.get(id)
  world.server.fail('POST /api/v1/accounts/:id/follow', status)
  await follow(world.session, id, true)
  expect(world.session.entities.relationships.get(id)).toBe(before)
  expect(world.session.notices.get()).toMatchObject([
    { level: 'error', messageKey: 'profile.failed', args: { what: { key: 'failed.follow' } } },
  ])
})

test.each([429, 500])('an accepted follow stays although its check fails with %i', async (status) => {
  const { entities, notices } = world.session
  const id = await know('ada')
  const before = entities.relationships.get(id)
  world.server.fail('POST /api/v1/accounts/:id/follow', Response.json({ ...before, id, requested: true }))
  world.server.fail('GET /api/v1/accounts/relationships', status)
  await passPauses(follow(world.session, id, true))
  expect(checks()).toBe(3)
  expect(notices.get()).toEqual([])
  expect(announcedOf(world.session).get()).toMatchObject({ key: 'announce.requested' })
})

test('following adds the posts of that account that home covers, and no newer ones before their turn', async () => {
  const { server, session } = world
  const id = await know('ada')
  const oldest = await postAs(server, 'bob', 'Mine, the oldest')
  server.clock.advance(1)
  const theirs = await postAs(server, 'ada', 'Theirs')
  server.clock.advance(1)
  const own = await postAs(server, 'bob', 'Mine')
  await feedsOf(session).loadNewer('home')
  server.clock.advance(1)
  await postAs(server, 'ada', 'Theirs, the newest')
  await passPauses(follow(session, id, true))
  server.clock.advance(1000)
  await settle()
  expect(
    feedsOf(session)
      .at('home')
      .get()
      .rows.map((row) => row.id),
  ).toEqual([own, theirs, oldest])
})

test('unfollowing removes only the posts of that account from home', async () => {
  const id = await know('ada')
  await passPauses(follow(world.session, id, true))
  const own = await postAs(world.server, 'bob', 'Mine')
  const theirs = await postAs(world.server, 'ada', 'Theirs')
  const feeds = feedsOf(world.session)
  await feeds.loadNewer('home')
  expect(
    feeds
      .at('home')
      .get()
      .rows.map((row) => row.id),
  ).toEqual([theirs, own])
  await follow(world.session, id, false)
  expect(
    feeds
      .at('home')
      .get()
      .rows.map((row) => row.id),
  ).toEqual([own])
  expect(world.session.entities.relationships.get(id)?.following).toBe(false)
})
