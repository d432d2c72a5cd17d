import * as accounts from '@rookery/api/calls/accounts'
import type { Send } from '@rookery/api/http/client'
import type { AccountId } from '@rookery/api/wire/model'
import { afterEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { follow } from './follow.ts'
import { hideRepeats } from './hideRepeats.ts'
import { sendFollow } from './sendFollow.ts'
import { subscribeToAccount } from './subscribeToAccount.ts'

let world: TestSession
/** Bodies of the follow requests, in their order. */
let sent: unknown[]

afterEach(() => world.close())

async function begin(postAlerts: 'subscribe' | 'notify' = 'subscribe'): Promise<AccountId> {
  sent = []
  const noted =
    (send: Send): Send =>
    (url, init) => {
      if (url.endsWith('/follow') && typeof init.body === 'string') sent.push(JSON.parse(init.body))
      return send(url, init)
    }
  world = await openTestSession({ through: noted })
  const { session } = world
  session.setServer({ ...session.server.get(), capabilities: { ...session.server.get().capabilities, postAlerts } })
  return (await world.server.account('dave')).id as AccountId // an id of the instance's
}

const relationship = async (id: AccountId) => (await accounts.relationships(world.session.client, [id]))[0]

test.each(['subscribe', 'notify'] as const)('hiding repeats and showing them leaves notifications on (%s)', async (postAlerts) => {
  const id = await begin(postAlerts)
  await accounts.follow(world.session.client, id, { notify: true })
  await hideRepeats(world.session, id, true)
  expect(await relationship(id)).toMatchObject({ showingReblogs: false, subscribing: true })
  await hideRepeats(world.session, id, false)
  expect(await relationship(id)).toMatchObject({ showingReblogs: true, subscribing: true })
})

test('notifications are switched and hidden repeats stay hidden', async () => {
  const id = await begin('notify')
  await accounts.follow(world.session.client, id, { reblogs: false })
  await subscribeToAccount(world.session, id, true)
  expect(await relationship(id)).toMatchObject({ showingReblogs: false, subscribing: true })
  await subscribeToAccount(world.session, id, false)
  expect(await relationship(id)).toMatchObject({ showingReblogs: false, subscribing: false })
})

test('the languages of a follow are sent, too', async () => {
  const id = await begin('notify')
  await accounts.follow(world.session.client, id, {})
  const [known] = await accounts.relationships(world.session.client, [id])
  if (known) world.session.entities.receive({ relationships: [{ ...known, languages: ['de', 'en'] }] })
  sent.length = 0
  await sendFollow(world.session, id, { notify: true })
  expect(sent).toEqual([{ reblogs: true, notify: true, languages: ['de', 'en'] }])
})

test.each([
  ['where they stand without a follow, go along', 'subscribe', [{ reblogs: false, notify: false }]],
  ['elsewhere, are left to the server', 'notify', [{}]],
] as const)('the options of somebody who is not followed, %s', async (_, postAlerts, expected) => {
  const id = await begin(postAlerts)
  const [known] = await accounts.relationships(world.session.client, [id])
  if (known) world.session.entities.receive({ relationships: [{ ...known, showingReblogs: false }] })
  await sendFollow(world.session, id)
  expect(sent).toEqual(expected)
})

test('no follow is sent for an account that is followed already', async () => {
  const id = await begin()
  await accounts.follow(world.session.client, id, { reblogs: false, notify: true })
  sent.length = 0
  await follow(world.session, id, true)
  expect(sent).toEqual([])
  expect(world.session.entities.relationships.get(id)).toMatchObject({ following: true, showingReblogs: false, subscribing: true })
})

test.each([400, 403, 429, 500])('without the relationship from the server (%i) no follow is sent or changed', async (status) => {
  const id = await begin()
  world.server.fail('GET /api/v1/accounts/relationships', status)
  await follow(world.session, id, true)
  await hideRepeats(world.session, id, true)
  expect(sent).toEqual([])
  expect(world.session.notices.get()).toMatchObject([
    { args: { what: { key: 'failed.follow' } } },
    { args: { what: { key: 'failed.hideRepeats' } } },
  ])
})
