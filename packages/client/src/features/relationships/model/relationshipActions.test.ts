import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as statuses from '@rookery/api/calls/statuses'
import type { AccountId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { muteAccount } from '#features/relationships/model/muteAccount.ts'
import { muteDomain } from '#features/relationships/model/muteDomain.ts'
import { removeFollower } from '#features/relationships/model/removeFollower.ts'
import { subscribeToAccount } from '#features/relationships/model/subscribeToAccount.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

async function know(name: string): Promise<AccountId> {
  const { client, entities } = world.session
  const account = await accounts.get(client, name)
  entities.receive({ accounts: [account], relationships: await accounts.relationships(client, [account.id]) })
  return account.id
}

const relationship = (id: AccountId) => world.session.entities.relationships.get(id)
const notices = () => world.session.notices.get()

test('a followed account is subscribed to optimistically, and unsubscribed from', async () => {
  const id = await know('dave')
  await accounts.follow(world.session.client, id)
  const done = subscribeToAccount(world.session, id, true)
  expect(relationship(id)?.subscribing).toBe(true)
  await done
  const [asked] = await accounts.relationships(world.session.client, [id])
  expect(asked?.subscribing).toBe(true)
  await subscribeToAccount(world.session, id, false)
  expect(relationship(id)?.subscribing).toBe(false)
})

test('on a server that sets it with the follow, hidden repeats stay hidden', async () => {
  const { session } = world
  session.setServer({ ...session.server.get(), capabilities: { ...session.server.get().capabilities, postAlerts: 'notify' } })
  const id = await know('dave')
  session.entities.receive({ relationships: [await accounts.follow(session.client, id, { reblogs: false })] })
  await subscribeToAccount(session, id, true)
  expect(relationship(id)).toMatchObject({ subscribing: true, showingReblogs: false })
})

test.each([403, 429, 500])('a subscription that is rejected with %i is undone with the reason', async (status) => {
  const id = await know('dave')
  world.server.fail('POST /api/v1/pleroma/accounts/:id/subscribe', status)
  await subscribeToAccount(world.session, id, true)
  expect(relationship(id)?.subscribing).toBe(false)
  expect(notices()).toMatchObject([{ level: 'error', args: { what: { key: 'failed.subscribe' } } }])
})

test('removing a follower who unfollowed meanwhile succeeds', async () => {
  const me = world.session.me ?? ''
  await callAs(world.server, 'dave', 'POST', `/api/v1/accounts/${me}/follow`)
  const id = await know('dave')
  expect(relationship(id)?.followedBy).toBe(true)
  await callAs(world.server, 'dave', 'POST', `/api/v1/accounts/${me}/unfollow`)
  const done = removeFollower(world.session, id)
  expect(relationship(id)?.followedBy).toBe(false)
  await done
  expect(relationship(id)?.followedBy).toBe(false)
  expect(notices()).toMatchObject([{ messageKey: 'profile.followerRemoved' }])
})

test('a follower stays when the server rejects the removal', async () => {
  await callAs(world.server, 'dave', 'POST', `/api/v1/accounts/${world.session.me ?? ''}/follow`)
  const id = await know('dave')
  world.server.fail('POST /api/v1/accounts/:id/remove_from_followers', 403)
  await removeFollower(world.session, id)
  expect(relationship(id)?.followedBy).toBe(true)
  expect(notices()).toMatchObject([{ args: { what: { key: 'failed.removeFollower' } } }])
})

test('a mute that lets notifications through is shown so immediately', async () => {
  const id = await know('dave')
  const release = world.server.hold('POST /api/v1/accounts/:id/mute')
  const done = muteAccount(world.session, id, true, { notifies: true })
  await release.arrived
  expect(relationship(id)).toMatchObject({ muting: true, mutingNotifications: false })
  release()
  await done
  expect(relationship(id)).toMatchObject({ muting: true, mutingNotifications: false })
})

test('a mute with a time ends by itself in the client, too', async () => {
  const id = await know('dave')
  await muteAccount(world.session, id, true, { time: 3600, notifies: true })
  expect(relationship(id)).toMatchObject({ muting: true, mutingNotifications: false })
  expect(notices()).toMatchObject([{ messageKey: 'profile.mutedFor.3600' }])
  world.server.clock.advance(3_500_000)
  await settle()
  expect(relationship(id)?.muting).toBe(true)
  world.server.clock.advance(103_000)
  await expect.poll(() => relationship(id)?.muting).toBe(false)
})

test('muting a server marks its stored accounts, and unmuting clears the mark', async () => {
  const [rita, other] = [await know('rita@remote.example'), await know('dave')]
  await muteDomain(world.session, rita, true)
  expect(relationship(rita)?.domainBlocking).toBe(true)
  expect(relationship(other)?.domainBlocking).toBe(false)
  expect(await domainBlocks.list(world.session.client)).toEqual(['remote.example'])
  expect(notices()).toMatchObject([{ messageKey: 'profile.domainMuted', args: { domain: '\u2068remote.example\u2069' } }])
  await muteDomain(world.session, rita, false)
  expect(relationship(rita)?.domainBlocking).toBe(false)
  expect(await domainBlocks.list(world.session.client)).toEqual([])
})

/** The server has another account that the user knows. */
async function knowNeighbourOf(name: string, acct: string): Promise<AccountId> {
  const { db, ids } = world.server.instance.context
  const row = { ...(await world.server.account(name)), id: ids.next(), acct, username: 'sam', ap_id: `https://${acct}`, url: null }
  await db.insertInto('accounts').values(row).execute()
  return know(acct)
}

test('all known accounts of a muted server are refetched, and none of others', async () => {
  const rita = await know('rita@remote.example')
  const sam = await knowNeighbourOf('rita@remote.example', 'sam@remote.example')
  const away = await knowNeighbourOf('rita@remote.example', 'sam@notremote.example')
  await muteDomain(world.session, rita, true)
  expect([rita, sam, away].map((id) => relationship(id)?.domainBlocking)).toEqual([true, true, false])
  await muteDomain(world.session, sam, false)
  expect([rita, sam].map((id) => relationship(id)?.domainBlocking)).toEqual([false, false])
})

test('a new account of a muted server is hidden by its address', async () => {
  const { client, entities } = world.session
  const filters = filtersOf(world.session)
  const sam = await knowNeighbourOf('rita@remote.example', 'sam@remote.example')
  const post = await postAs(world.server, 'rita@remote.example', 'From over there')
  const before = await statuses.get(client, post)
  await muteDomain(world.session, sam, true)
  entities.receive({ statuses: [before] })
  expect(filters.of(post, { kind: 'conversation' })).toMatchObject({ rule: { kind: 'blockedAuthor' } })
  await muteDomain(world.session, sam, false)
  expect(filters.of(post, { kind: 'conversation' })).toBeNull()
})

test.each([
  ['has no list of them', 'GET /api/v1/domain_blocks', 404],
  ['does not tell them', 'GET /api/v1/domain_blocks', 500],
  ['does not tell how one stands with somebody', 'GET /api/v1/accounts/relationships', 429],
] as const)('a server that mutes servers and %s has still muted this one', async (_, call, status) => {
  const rita = await know('rita@remote.example')
  world.server.fail(call, status)
  await muteDomain(world.session, rita, true)
  expect(relationship(rita)?.domainBlocking).toBe(true)
  expect(notices()).toMatchObject([{ level: 'info', messageKey: 'profile.domainMuted' }])
})

test('a server that cannot be muted is not', async () => {
  const rita = await know('rita@remote.example')
  world.server.fail('POST /api/v1/domain_blocks', 403)
  await muteDomain(world.session, rita, true)
  expect(relationship(rita)?.domainBlocking).toBe(false)
  expect(notices()).toMatchObject([{ args: { what: { key: 'failed.muteDomain' } } }])
})
