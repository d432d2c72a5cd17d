import { expect, test } from 'vitest'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'
import { liveWorld } from '#test/liveWorld.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

const here = liveWorld()

test('one socket delivers home and notifications; nothing is polled meanwhile', async () => {
  const { session, sockets, live, show, wait, post, pending, fetches } = here()
  await show('home')
  expect([sockets.open(), live.state.get().kind]).toEqual([1, 'joined'])
  expect([...live.state.get().liveFeeds].toSorted()).toEqual(['home', 'notifications'])
  const before = fetches()
  const id = await post('Live')
  expect(pending()).toEqual([id])
  const mention = await post('Hello @bob')
  expect(feedsOf(session).at('notifications').get().pending.length + feedsOf(session).at('notifications').get().rows.length).toBe(1)
  await wait(120_000)
  expect(fetches()).toBe(before)
  expect(pending()).toEqual([mention, id])
})

test('events between two frames are one batch', async () => {
  const { world, session, page, stops, show, pending } = here()
  await show('home')
  let batches = 0
  stops.push(session.entities.subscribe(() => (batches += 1)))
  for (let number = 0; number < 10; number += 1) {
    world.server.clock.advance(1)
    await postAs(world.server, 'ada', `Post ${number}`)
  }
  await world.server.instance.settled()
  await settle()
  expect([batches, pending().length]).toEqual([0, 0])
  page.frame()
  // Without a turn between them: a screen that renders after the batch shows all of it.
  expect([batches, pending().length]).toEqual([1, 10])
})

test('a hidden page applies streamed events once a second', async () => {
  const { world, page, show, post, pending } = here()
  await show('home')
  page.visible.set(false)
  const id = await post('Unseen')
  expect(pending()).toEqual([])
  world.server.clock.advance(1000)
  await settle()
  expect(pending()).toEqual([id])
})

test('an edit changes the post in place, and a deletion removes it', async () => {
  const { world, session, show, pass, post, rows, pending } = here()
  await show('home')
  const id = await post('Frist')
  feedsOf(session).showPending('home')
  await callAs(world.server, 'ada', 'PUT', `/api/v1/statuses/${id}`, { status: 'First' })
  await pass()
  expect(session.entities.statuses.get(id)?.content).toContain('First')
  expect(pending()).toEqual([])
  await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${id}`)
  await pass()
  expect(rows()).not.toContain(id)
  expect(session.entities.statuses.get(id)?.deleted).toBe(true)
})

test('a post that is deleted before it was rendered never appears, and its late events are ignored', async () => {
  const { world, session, sockets, show, pass, post, pending } = here()
  await show('home')
  const known = await post('Stays')
  await threadsOf(session).openThread(known)
  world.server.clock.advance(1)
  const id = await postAs(world.server, 'ada', { status: '@bob gone at once', in_reply_to_id: known })
  const raw: unknown = await (await world.server.fetch(`/api/v1/statuses/${id}`)).json()
  await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${id}`)
  await pass()
  sockets.send({ event: 'update', payload: JSON.stringify(raw) })
  await pass()
  expect(pending()).toEqual([known])
  expect(feedsOf(session).at('notifications').get()).toMatchObject({ rows: [], pending: [] })
  expect(threadsOf(session).at(known).get().ids).toEqual([known])
})

test('an own deletion and its event do not conflict', async () => {
  const { world, session, show, pass, rows } = here()
  await show('home')
  const own = await postAs(world.server, 'bob', 'Mine')
  await pass()
  feedsOf(session).showPending('home')
  await deleteStatus(session, own)
  await pass()
  expect(rows()).not.toContain(own)
})

test('a public timeline has its own stream while it is on screen', async () => {
  const { sockets, show, pass, post, pending } = here()
  const leave = await show('public')
  expect(sockets.open()).toBe(2)
  const id = await post('Local')
  expect(pending('public')).toEqual([id])
  leave()
  await pass()
  expect(sockets.open()).toBe(1)
})

test('home that is opened later is caught up and then live', async () => {
  const { live, show, pass, post, rows } = here()
  const missed = await post('Before anybody looked')
  expect(live.state.get().liveFeeds.has('home')).toBe(false)
  await show('home')
  await pass()
  expect(live.state.get().liveFeeds.has('home')).toBe(true)
  expect(rows()).toContain(missed)
})

test('replies are filtered as the person wants', async () => {
  const { world, session, show, post, pending } = here()
  settingsOf(session).set('replyVisibility', 'self')
  await show('home')
  const other = await postAs(world.server, 'dave', 'Dave')
  await post('@dave yes', { in_reply_to_id: other })
  const toBob = await postAs(world.server, 'bob', 'Bob')
  const reply = await post('@bob yes', { in_reply_to_id: toBob })
  expect(pending().toSorted()).toEqual([toBob, reply].toSorted())
})

test('a reply appears in the open conversation', async () => {
  const { session, show, post } = here()
  await show('home')
  const id = await post('Question')
  await threadsOf(session).openThread(id)
  const reply = await post('Answer', { in_reply_to_id: id })
  expect(threadsOf(session).at(id).get().ids).toEqual([id, reply])
})

test('a direct message is in the direct timeline, once, whichever of its two events comes first', async () => {
  const { session, show, post } = here()
  await show('direct')
  const id = await post('@bob psst', { visibility: 'direct' })
  const { rows: shown, pending: waiting } = feedsOf(session).at('direct').get()
  expect([...waiting, ...shown.map((row) => row.id)]).toEqual([id])
})

test('switching streaming off closes the socket and begins to poll; on again opens it', async () => {
  const { world, session, sockets, live, show, pass, post, pending } = here()
  await show('home')
  settingsOf(session).set('streaming', false)
  await pass()
  expect([sockets.open(), live.state.get().kind]).toEqual([0, 'off'])
  const id = await post('Polled')
  expect(pending()).toEqual([])
  for (let second = 0; second < 25; second += 1) {
    world.server.clock.advance(1000)
    await settle()
  }
  expect(pending()).toEqual([id])
  settingsOf(session).set('streaming', true)
  await pass()
  expect(sockets.open()).toBe(1)
})
