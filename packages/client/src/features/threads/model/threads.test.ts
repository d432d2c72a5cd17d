import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { exampleStatus, statusId } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs } from '#test/postAs.ts'
import { threadsOf } from './Threads.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

describe('an open conversation', () => {
  let world: TestSession
  let root: StatusId
  let focus: StatusId
  let response: StatusId

  beforeEach(async () => {
    world = await openTestSession()
    const { clock } = world.server
    root = await postAs(world.server, 'ada', 'Root')
    clock.advance(5)
    focus = await postAs(world.server, 'dave', { status: 'Focus', in_reply_to_id: root })
    clock.advance(5)
    response = await postAs(world.server, 'ada', { status: 'Answer', in_reply_to_id: focus })
    clock.advance(5)
  })
  afterEach(() => world.close())

  const state = () => threadsOf(world.session).at(focus).get()

  test('has its ancestors and descendants', async () => {
    await threadsOf(world.session).openThread(focus)
    expect(state()).toMatchObject({ focus, ids: [root, focus, response], loading: false, loaded: true, error: null })
  })

  test('is requested once when two parts of a screen open it', async () => {
    await threadsOf(world.session).openThread(focus)
    const undo = world.server.fail('GET /api/v1/statuses/:id/context', 500)
    await threadsOf(world.session).openThread(focus)
    expect(state().error).toBeNull()
    undo()
  })

  test('has the opened post before the others have loaded', async () => {
    const release = world.server.hold('GET /api/v1/statuses/:id/context')
    const done = threadsOf(world.session).openThread(focus)
    await expect.poll(() => state().ids).toEqual([focus])
    expect(state()).toMatchObject({ loading: true, loaded: false })
    release()
    await done
  })

  test('of hundreds of posts shows the first ones, and the others together once all have loaded', async () => {
    const post = await callAs(world.server, 'bob', 'GET', `/api/v1/statuses/${response}`)
    const descendants = Array.from({ length: 300 }, (_, index) => ({ ...post, id: `${response}${String(index).padStart(3, '0')}` }))
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json({ ancestors: [], descendants }))
    const drawn: number[] = []
    const stop = threadsOf(world.session)
      .at(focus)
      .subscribe(() => drawn.push(state().ids.length))
    await threadsOf(world.session).openThread(focus)
    stop()
    expect([...new Set(drawn)]).toEqual([0, 1, 51, 302])
  })

  test('begins with the stored posts', async () => {
    await feedsOf(world.session).loadNewer('public')
    await feedsOf(world.session).loadNewer(`userReplies:${(await world.server.account('dave')).id}`)
    const release = world.server.hold('GET /api/v1/statuses/:id/context')
    const done = threadsOf(world.session).openThread(focus)
    expect(state()).toMatchObject({ ids: [root, focus], loading: true, loaded: false })
    release()
    await done
    expect(state().ids).toEqual([root, focus, response])
  })

  test('adds new replies live, with replies to them in the same batch, and marks them', async () => {
    const { entities } = world.session
    const threads = threadsOf(world.session)
    await threads.openThread(focus)
    const own = exampleStatus('zzzzzzzzzzzzzzzzzzzzz1', { inReplyToId: response })
    const next = exampleStatus('zzzzzzzzzzzzzzzzzzzzz2', { inReplyToId: own.id })
    const elsewhere = exampleStatus('zzzzzzzzzzzzzzzzzzzzz3', { inReplyToId: statusId('other') })
    entities.receive({ statuses: [next, own, elsewhere] })
    threads.arrive([next.id, elsewhere.id, own.id])
    threads.arrive([own.id])
    expect(state().ids).toEqual([root, focus, response, own.id, next.id])
    expect([...state().arrived]).toEqual([own.id, next.id])
    // An answer that was under way when they came does not know them.
    await threads.refresh(focus)
    expect(state().ids).toEqual([root, focus, response, own.id, next.id])
  })

  test('keeps the place of a post that was deleted, also when it is loaded again', async () => {
    const { entities } = world.session
    const threads = threadsOf(world.session)
    await threads.openThread(response)
    world.server.clock.advance(5000)
    entities.receive({ deleted: [focus] })
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json({ ancestors: [], descendants: [] }))
    await threads.openThread(response)
    expect(threads.at(response).get().ids).toEqual([root, focus, response])
    expect(threads.at(response).get().deleted).toEqual(new Set())
  })

  test('begins with the conversation as it was opened from another post', async () => {
    await threadsOf(world.session).openThread(focus)
    world.server.hold('GET /api/v1/statuses/:id/context')
    void threadsOf(world.session).openThread(root)
    expect(threadsOf(world.session).at(root).get()).toMatchObject({ ids: [root, focus, response], loaded: false })
  })

  test('of a repeat is the conversation of the repeated post', async () => {
    const repeat = (await callAs(world.server, 'ada', 'POST', `/api/v1/statuses/${focus}/reblog`))['id'] as StatusId // a status has an id
    await threadsOf(world.session).openThread(repeat)
    expect(threadsOf(world.session).at(repeat).get()).toMatchObject({ focus, ids: [root, focus, response] })
  })

  test('of a stored repeat begins with the repeated post, also where the repeat has no conversation', async () => {
    const repeat = (await callAs(world.server, 'ada', 'POST', `/api/v1/statuses/${focus}/reblog`))['id'] as StatusId // a status has an id
    await feedsOf(world.session).loadNewer(`user:${(await world.server.account('ada')).id}`)
    expect(threadsOf(world.session).at(repeat).get()).toMatchObject({ focus, loaded: false })
    world.server.fail(`GET /api/v1/statuses/${repeat}/context`, Response.json({ ancestors: [], descendants: [] }))
    await threadsOf(world.session).openThread(repeat)
    expect(threadsOf(world.session).at(repeat).get().ids).toEqual([root, focus, response])
  })

  test('marks posts found by a background refresh until they are seen, but not the reader’s own', async () => {
    const threads = threadsOf(world.session)
    await threads.openThread(focus)
    const own = await postAs(world.server, 'bob', { status: 'Mine', in_reply_to_id: focus })
    world.server.clock.advance(5)
    const other = await postAs(world.server, 'ada', { status: 'Hers', in_reply_to_id: own })
    await threads.refresh(focus)
    expect(state()).toMatchObject({ ids: [root, focus, response, own, other], arrived: new Set([other]), landed: new Set([own]) })
    threads.see(focus, other)
    expect(state()).toMatchObject({ arrived: new Set(), landed: new Set([own]) })
    threads.see(focus, own)
    // It stays listed, regardless of the number of others.
    expect(state()).toMatchObject({ landed: new Set(), mine: new Set([own]) })
    const before = state()
    threads.see(focus, own)
    expect(state()).toBe(before)
  })

  test('a background refresh that fails changes nothing', async () => {
    const threads = threadsOf(world.session)
    await threads.openThread(focus)
    const before = state()
    world.server.drop('GET /api/v1/statuses/:id/context')
    await threads.refresh(focus)
    expect(state()).toBe(before)
  })

  test('a background refresh that finds the post deleted says so', async () => {
    const threads = threadsOf(world.session)
    await threads.openThread(focus)
    await callAs(world.server, 'dave', 'DELETE', `/api/v1/statuses/${focus}`)
    await threads.refresh(focus)
    expect(state()).toMatchObject({ ids: [root, focus, response], error: { status: 404, lacks: 'post' } })
  })

  test('requests a deleted ancestor once', async () => {
    const threads = threadsOf(world.session)
    const orphan = { ...(await callAs(world.server, 'bob', 'GET', `/api/v1/statuses/${response}`)), in_reply_to_id: 'nowhere' }
    world.server.fail(`GET /api/v1/statuses/${response}`, Response.json(orphan))
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json({ ancestors: [], descendants: [] }))
    await threads.openThread(response)
    expect(threads.at(response).get().deleted).toEqual(new Set(['nowhere']))
    // A further request would find it.
    world.server.fail('GET /api/v1/statuses/nowhere', Response.json({ ...orphan, id: 'nowhere', in_reply_to_id: null }))
    await threads.refresh(response)
    expect(threads.at(response).get().ids).toEqual([response])
  })

  test('a visible load during a background refresh completes', async () => {
    const threads = threadsOf(world.session)
    await threads.openThread(focus)
    world.server.clock.advance(5000)
    const release = world.server.hold('GET /api/v1/statuses/:id/context')
    const quiet = threads.refresh(focus)
    const loud = threads.openThread(focus)
    expect(state().loading).toBe(true)
    release()
    await Promise.all([quiet, loud])
    expect(state()).toMatchObject({ loading: false, error: null })
  })

  test('fetches ancestors that the response left out, and marks deleted ones', async () => {
    const { entities } = world.session
    const threads = threadsOf(world.session)
    const post = async (id: StatusId) => (await callAs(world.server, 'bob', 'GET', `/api/v1/statuses/${id}`)) as object
    const short = { ancestors: [await post(focus)], descendants: [] }
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json(short))
    await threads.openThread(response)
    expect(threads.at(response).get()).toMatchObject({ ids: [root, focus, response], deleted: new Set() })

    const orphan = { ...(await post(response)), id: 'zzzzzzzzzzzzzzzzzzzzz4', in_reply_to_id: 'nowhere' }
    world.server.fail('GET /api/v1/statuses/zzzzzzzzzzzzzzzzzzzzz4', Response.json(orphan))
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json({ ancestors: [], descendants: [] }))
    await threads.openThread(statusId('zzzzzzzzzzzzzzzzzzzzz4'))
    expect(threads.at(statusId('zzzzzzzzzzzzzzzzzzzzz4')).get()).toMatchObject({ deleted: new Set(['nowhere']), error: null })
    expect(entities.statuses.get(statusId('nowhere'))).toBeUndefined()
  })

  test('fetches a missing parent of replies, and remembers the result', async () => {
    const threads = threadsOf(world.session)
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json({ ancestors: [], descendants: [] }))
    await threads.openThread(root)
    const done = threads.lookFor(root, response)
    expect(threads.at(root).get().sought).toEqual(new Set([response]))
    await Promise.all([done, threads.lookFor(root, statusId('nowhere'))])
    expect(threads.at(root).get()).toMatchObject({ ids: [root, response], deleted: new Set(['nowhere']), sought: new Set() })
  })

  test('an unknown id has the error 404, although Akkoma’s conversation call fails', async () => {
    await threadsOf(world.session).openThread(statusId('9zzzzzzzzzzzzzzzzz'))
    expect(threadsOf(world.session).at(statusId('9zzzzzzzzzzzzzzzzz')).get()).toMatchObject({ ids: [], error: { status: 404 } })
  })

  test('a conversation that fails to load leaves the post', async () => {
    world.server.fail('GET /api/v1/statuses/:id/context', 500)
    await threadsOf(world.session).openThread(focus)
    expect(state()).toMatchObject({ ids: [focus], loading: false, loaded: false, error: { status: 500, lacks: 'rest' } })
  })

  test('a post that fails to load leaves its conversation', async () => {
    world.server.html('GET /api/v1/statuses/:id')
    await threadsOf(world.session).openThread(focus)
    expect(state()).toMatchObject({ ids: [root, response], error: { kind: 'notJson' } })
  })

  test('knows which conversations are on screen', async () => {
    const threads = threadsOf(world.session)
    const stop = threads.at(focus).subscribe(() => {})
    for (let other = 0; other < 12; other += 1) threads.at(statusId(`other${other}`))
    expect(threads.shown().map(({ id }) => id)).toEqual([focus])
    stop()
    expect(threads.shown()).toEqual([])
  })

  test.each([404, 500])('has the error of a failed fetch (%i), and keeps its posts', async (status) => {
    await threadsOf(world.session).openThread(focus)
    world.server.clock.advance(5000)
    const undo = world.server.fail('GET /api/v1/statuses/:id/context', status)
    await threadsOf(world.session).openThread(focus)
    expect(state()).toMatchObject({ ids: [root, focus, response], loading: false, error: { status } })
    undo()
    // A route and its screen do not repeat a failed request; a retry by the reader is sent immediately.
    await threadsOf(world.session).openThread(focus)
    expect(state().error).not.toBeNull()
    await threadsOf(world.session).openThread(focus, true)
    expect(state().error).toBeNull()
  })
})
