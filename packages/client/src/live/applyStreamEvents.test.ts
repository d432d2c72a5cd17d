import { describe, expect, test } from 'vitest'
import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { liveWorld } from '#test/liveWorld.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { repeat } from '#features/statuses/model/repeat.ts'

const here = liveWorld()

test('a follow that the server decided on shows on the button, in the counts and in the home timeline', async () => {
  const { world, session, show, pass, rows } = here()
  await show('home')
  const { entities } = session
  const { id } = await world.server.account('carol')
  const [bob, carol] = [session.me, id as AccountId] // the instance's own id
  if (bob === null) throw new Error('Nobody is signed in.')
  entities.receive({
    relationships: await accounts.relationships(session.client, [carol]),
    accounts: [await accounts.get(session.client, carol)],
  })
  const shownOf = () => {
    const { following, requested } = entities.relationships.get(carol) ?? {}
    return [following, requested, entities.accounts.get(carol)?.followersCount, entities.accounts.get(bob)?.followingCount]
  }
  await session.checkToken()
  world.server.clock.advance(1)
  const before = await postAs(world.server, 'carol', { status: 'Before', visibility: 'private' })
  world.server.clock.advance(1)
  await postAs(world.server, 'ada', 'Since')
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${carol}/follow`)
  await pass()
  expect(shownOf()).toEqual([false, true, 0, 1])
  await callAs(world.server, 'carol', 'POST', `/api/v1/follow_requests/${bob}/authorize`)
  await pass()
  expect(shownOf()).toEqual([true, false, 1, 2])
  world.server.clock.advance(1000)
  await pass()
  feedsOf(session).showPending('home')
  expect(rows()).toContain(before)
  world.server.clock.advance(1)
  const hers = await postAs(world.server, 'carol', 'Hers')
  await pass()
  feedsOf(session).showPending('home')
  expect(rows()).toContain(hers)
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${carol}/unfollow`)
  await pass()
  expect(shownOf()).toEqual([false, false, 0, 1])
  expect(rows()).not.toContain(hers)
})

test('a post on screen has one reply less when a streamed reply is deleted, by one call for several', async () => {
  const { world, session, show, pass, wait, post } = here()
  await show('home')
  const parent = await post('Who is there?')
  await pass()
  feedsOf(session).showPending('home')
  const replies: string[] = []
  for (const words of ['Me', 'And me', 'Not me']) {
    replies.push(await postAs(world.server, 'ada', { status: words, in_reply_to_id: parent }))
    await pass()
  }
  const count = () => session.entities.statuses.get(parent)?.repliesCount
  const stop = session.entities.statuses.subscribe(parent, () => {})
  const calls = () => world.asked.filter((call) => call === `GET /api/v1/statuses/${parent}`).length
  for (const id of replies.slice(1)) await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${id}`)
  await pass()
  await wait(1000)
  expect([count(), calls()]).toEqual([1, 1])
  stop()
  await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${replies[0] ?? ''}`)
  await pass()
  await wait(1000)
  // The count is not shown any more.
  expect(calls()).toBe(1)
})

describe('a repeat that was taken back stays taken back', () => {
  const shownOf = () => {
    const { reblogged, reblogsCount } = here().session.entities.statuses.get(here().old) ?? {}
    return { reblogged, reblogsCount }
  }

  test('if the stream sends the repeat before the response, and it is applied after it', async () => {
    const { world, session, old, show, pass } = here()
    await show('home')
    await repeat(session, old, true)
    // Its event waits for the next frame.
    await world.server.instance.settled()
    await settle()
    await repeat(session, old, false)
    await pass()
    expect(shownOf()).toEqual({ reblogged: false, reblogsCount: 0 })
  })

  test('if the stream sends the repeat after the response', async () => {
    const { world, session, old, sockets, show, pass } = here()
    await show('home')
    const sent = await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${old}/reblog`)
    await pass()
    await repeat(session, old, true)
    await repeat(session, old, false)
    sockets.send({ event: 'update', payload: JSON.stringify(sent) })
    await pass()
    expect(shownOf().reblogged).toBe(false)
  })
})

describe('an announcement', () => {
  const notify = async (id: string, content: string, read = false) => {
    const { sockets, pass } = here()
    sockets.send({ event: 'announcement', payload: JSON.stringify({ id, content, read, published_at: '2026-11-21T12:00:00Z' }) })
    await pass()
  }
  const announced = () =>
    here()
      .session.notices.get()
      .map(({ level, messageKey, args }) => [level, messageKey, args.text])

  test('is shown as text unless it has been read, and a new text replaces the old one', async () => {
    const { show } = here()
    await show('home')
    await notify('1', '<p>Low water <b>at noon</b></p>')
    await notify('2', 'Old', true)
    expect(announced()).toEqual([['info', 'announcement.notice', 'Low water at noon']])
    await notify('1', '<p>Low water at one</p>')
    expect(announced()).toEqual([['info', 'announcement.notice', 'Low water at one']])
  })

  test('that is deleted disappears', async () => {
    const { sockets, show, pass } = here()
    await show('home')
    await notify('1', 'Low water')
    sockets.send({ event: 'announcement.delete', payload: '1' })
    await pass()
    expect(announced()).toEqual([])
  })

  test('waits until the page is visible', async () => {
    const { page, show, wait } = here()
    await show('home')
    page.visible.set(false)
    await notify('1', 'Low water')
    await wait(120_000)
    expect(announced()).toEqual([])
    page.visible.set(true)
    expect(announced()).toEqual([['info', 'announcement.notice', 'Low water']])
  })
})
