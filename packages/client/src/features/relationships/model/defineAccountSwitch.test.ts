import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { blockAccount } from './blockAccount.ts'
import { hideRepeats } from './hideRepeats.ts'
import { muteAccount } from './muteAccount.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession
let dave: AccountId

beforeEach(async () => {
  world = await openTestSession()
  const { client, entities } = world.session
  const account = await accounts.get(client, (await world.server.account('dave')).id)
  dave = account.id
  entities.receive({ accounts: [account], relationships: await accounts.relationships(client, [dave]) })
})
afterEach(() => world.close())

const relationship = () => world.session.entities.relationships.get(dave)
const notices = () => world.session.notices.get()

const acts = [
  ['mute', muteAccount, 'muting', 'profile.muted', accounts.mute],
  ['block', blockAccount, 'blocking', 'profile.blocked', accounts.block],
] as const

describe.each(acts)('%s', (name, act, field, notified, ask) => {
  test('shows immediately, is stored, and is undone from the notice', async () => {
    const done = act(world.session, dave, true)
    expect(relationship()?.[field]).toBe(true)
    await done
    expect(relationship()?.[field]).toBe(true)
    // Names are not unique.
    const args = { name: '\u2068Dave\u2069 (\u2068@dave\u2069)' }
    expect(notices()).toMatchObject([{ messageKey: notified, args, action: { label: 'general.undo' } }])
    notices()[0]?.action?.run()
    await expect.poll(() => world.session.entities.relationships.confirmed(dave)?.[field]).toBe(false)
  })

  test('the notice disappears when it is undone elsewhere', async () => {
    await act(world.session, dave, true)
    expect(notices()).toMatchObject([{ messageKey: notified }])
    await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${dave}/un${name}`)
    world.session.entities.receive({ relationships: await accounts.relationships(world.session.client, [dave]) })
    expect(notices()).toEqual([])
  })

  test.each([
    [403, false],
    [429, true],
  ])('a rejection with %i undoes it and shows the reason', async (status, isRepeatable) => {
    world.server.fail(`POST /api/v1/accounts/:id/${name}`, status)
    await act(world.session, dave, true)
    expect(relationship()?.[field]).toBe(false)
    const [notice] = notices()
    expect(notice).toMatchObject({ level: 'error', messageKey: 'profile.failed', args: { what: { key: `failed.${name}` } } })
    if (status === 429) expect(notice?.args['error']).toEqual({ key: 'errors.tooOften', args: { seconds: 0 } })
    expect(notice?.action?.label).toBe(isRepeatable ? 'general.retry' : undefined)
  })

  test('a failure to undo it is reported, and a retry undoes it', async () => {
    await ask(world.session.client, dave)
    world.session.entities.receive({ relationships: await accounts.relationships(world.session.client, [dave]) })
    const mend = world.server.fail(`POST /api/v1/accounts/:id/un${name}`, 503)
    await act(world.session, dave, false)
    expect(relationship()?.[field]).toBe(true)
    expect(notices()).toMatchObject([{ level: 'error', args: { what: { key: `notEnded.${name}` } } }])
    mend()
    notices()[0]?.action?.run()
    await expect.poll(() => world.session.entities.relationships.confirmed(dave)?.[field]).toBe(false)
  })

  test('of two opposite changes the failed undo is reported, and tried again', async () => {
    const mend = world.server.fail(`POST /api/v1/accounts/:id/un${name}`, 503)
    await Promise.all([act(world.session, dave, true), act(world.session, dave, false)])
    const failed = notices().find(({ level }) => level === 'error')
    expect(failed).toMatchObject({ args: { what: { key: `notEnded.${name}` } } })
    mend()
    failed?.action?.run()
    await expect.poll(() => world.session.entities.relationships.confirmed(dave)?.[field]).toBe(false)
  })

  test('a change remains if it was applied although its response was lost', async () => {
    await ask(world.session.client, dave)
    world.server.fail(`POST /api/v1/accounts/:id/${name}`, 500)
    await act(world.session, dave, true)
    expect(relationship()?.[field]).toBe(true)
    expect(notices()).toMatchObject([{ messageKey: notified }])
  })
})

test('an unknown relationship is fetched first', async () => {
  const { id } = await world.server.account('mona')
  await muteAccount(world.session, id as AccountId, true)
  expect(world.session.entities.relationships.get(id as AccountId)?.muting).toBe(true)
})

test('a block immediately ends follows in both directions, as far as they are shown', async () => {
  await accounts.follow(world.session.client, dave)
  const following = await accounts.relationships(world.session.client, [dave])
  world.session.entities.receive({ relationships: following.map((one) => ({ ...one, followedBy: true, subscribing: true })) })
  const release = world.server.hold('POST /api/v1/accounts/:id/block')
  const done = blockAccount(world.session, dave, true)
  const ended = { blocking: true, following: false, followedBy: false, subscribing: false }
  expect(world.session.entities.relationships.get(dave)).toMatchObject(ended)
  release()
  await done
})

test('posts of a blocked account leave home immediately, and return if the server rejects the block', async () => {
  await accounts.follow(world.session.client, dave)
  const theirs = await postAs(world.server, 'dave', 'Theirs')
  const filters = filtersOf(world.session)
  const feeds = feedsOf(world.session)
  await feeds.loadNewer('home')
  const hidden = () => filters.hiddenAmong([theirs], { kind: 'timeline', place: 'home' }).has(theirs)
  expect(hidden()).toBe(false)
  world.server.fail('POST /api/v1/accounts/:id/block', 403)
  const done = blockAccount(world.session, dave, true)
  expect(hidden()).toBe(true)
  await done
  await settle()
  expect(hidden()).toBe(false)
})

test('hiding the repeats of an account leaves its own posts on home', async () => {
  const { client, entities } = world.session
  const feeds = feedsOf(world.session)
  entities.receive({ relationships: [await accounts.follow(client, dave)] })
  const original = await postAs(world.server, 'ada', 'Repeated')
  const own = await postAs(world.server, 'dave', 'Own')
  await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${original}/reblog`)
  await feeds.loadNewer('home')
  const home = () =>
    feeds
      .at('home')
      .get()
      .rows.map((row) => entities.statuses.get(row.id as StatusId)?.reblogId ?? row.id)
  expect(home()).toEqual([original, own])
  await hideRepeats(world.session, dave, true)
  expect(relationship()).toMatchObject({ following: true, showingReblogs: false })
  expect(home()).toEqual([own])
  await hideRepeats(world.session, dave, false)
  expect(relationship()?.showingReblogs).toBe(true)
})
