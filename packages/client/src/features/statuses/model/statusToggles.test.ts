import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { rowIds } from '@rookery/store/FeedState'
import type { Session } from '#features/session/model/Session.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs, settle } from '#test/postAs.ts'
import { bookmark } from '#features/statuses/model/bookmark.ts'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'
import { favourite } from '#features/statuses/model/favourite.ts'
import { muteThread } from '#features/statuses/model/muteThread.ts'
import { pin } from '#features/statuses/model/pin.ts'
import { react } from '#features/statuses/model/react.ts'
import { repeat } from '#features/statuses/model/repeat.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession
let session: Session
let id: StatusId

beforeEach(async () => {
  world = await openTestSession({ as: 'bob' })
  session = world.session
  id = await know(session, await postAs(world.server, 'ada', 'Hello'))
})
afterEach(() => world.close())

function record(post = id): StatusRecord {
  const found = session.entities.statuses.get(post)
  if (!found) throw new Error(`The post ${post} is not known.`)
  return found
}

const star = { name: '⭐', url: null }

const switches = [
  { name: 'favourite', run: favourite, on: 'favourite', off: 'unfavourite', isOn: (post: StatusRecord) => post.favourited },
  { name: 'repeat', run: repeat, on: 'reblog', off: 'unreblog', isOn: (post: StatusRecord) => post.reblogged },
  { name: 'bookmark', run: bookmark, on: 'bookmark', off: 'unbookmark', isOn: (post: StatusRecord) => post.bookmarked },
] as const

describe.each(switches)('$name', ({ run, on, off, isOn }) => {
  test('shows before the server answers, and stays when it agrees', async () => {
    const release = world.server.hold(`POST /api/v1/statuses/:id/${on}`)
    const done = run(session, id, true)
    expect(isOn(record())).toBe(true)
    release()
    await done
    expect(isOn(record())).toBe(true)
    expect(session.entities.statuses.confirmed(id)).toBe(record())
  })

  test('is switched off again the same way', async () => {
    await run(session, id, true)
    const release = world.server.hold(`POST /api/v1/statuses/:id/${off}`)
    const done = run(session, id, false)
    expect(isOn(record())).toBe(false)
    release()
    await done
    expect(isOn(record())).toBe(false)
  })

  test.each([
    [403, { text: 'Invalid credentials.' }],
    [404, { text: 'Record not found' }],
    [429, { text: 'Throttled' }],
    [500, { text: 'Something went wrong' }],
  ])('is undone with the text of the server after a %i', async (status, words) => {
    const before = record()
    world.server.fail(`POST /api/v1/statuses/:id/${on}`, status)
    await run(session, id, true)
    expect(record()).toBe(before)
    expect(statusErrorsOf(session).get(id)?.message).toEqual(words)
  })

  test('is undone if the server is not reached, responds with HTML, or breaks off', async () => {
    const before = record()
    const route = `POST /api/v1/statuses/:id/${on}`
    for (const [fault, key] of [
      [() => world.server.drop(route), 'errors.unreachable'],
      [() => world.server.html(route), 'errors.unreadable'],
      [() => world.server.fail(route, new Response('{"id":"1","acc')), 'errors.unreadable'],
    ] as const) {
      const undo = fault()
      await run(session, id, true)
      undo()
      expect(record()).toBe(before)
      expect(statusErrorsOf(session).get(id)?.message).toEqual({ key })
    }
  })

  test('is undone after 30 s without a response', async () => {
    const before = record()
    const release = world.server.hold(`POST /api/v1/statuses/:id/${on}`)
    const done = run(session, id, true)
    await release.arrived
    world.server.clock.advance(30_000)
    await done
    expect(record()).toBe(before)
    expect(statusErrorsOf(session).get(id)?.message).toEqual({ key: 'errors.unreachable' })
    release()
  })

  test('the error disappears when the next attempt succeeds', async () => {
    const undo = world.server.fail(`POST /api/v1/statuses/:id/${on}`, 500)
    await run(session, id, true)
    undo()
    await run(session, id, true)
    expect(statusErrorsOf(session).get(id)).toBeUndefined()
    expect(isOn(record())).toBe(true)
  })

  test('can be tried again if that may help', async () => {
    const undo = world.server.fail(`POST /api/v1/statuses/:id/${on}`, 500)
    await run(session, id, true)
    undo()
    statusErrorsOf(session).get(id)?.retry?.()
    expect(statusErrorsOf(session).get(id)).toBeUndefined()
    expect(isOn(record())).toBe(true)
    await settle()
    expect(isOn(session.entities.statuses.confirmed(id) ?? record())).toBe(true)
  })

  test.each([401, 403, 404, 422])('cannot be tried again after a %i', async (status) => {
    world.server.fail(`POST /api/v1/statuses/:id/${on}`, status)
    await run(session, id, true)
    expect(statusErrorsOf(session).get(id)?.retry).toBeUndefined()
  })

  test('clicks while a request is pending only change the final state', async () => {
    const asked: string[] = []
    await world.close()
    world = await openTestSession({
      through: (send) => (url, init) => {
        const action = /statuses\/[^/]+\/(\w+)$/.exec(url)?.[1]
        if (init.method === 'POST' && action) asked.push(action)
        return send(url, init)
      },
    })
    session = world.session
    id = await postAs(world.server, 'ada', 'Hello')
    await know(session, id)

    const release = world.server.hold(`POST /api/v1/statuses/:id/${on}`)
    const clicks = [run(session, id, true), run(session, id, false), run(session, id, true), run(session, id, false)]
    expect(isOn(record())).toBe(false)
    release()
    await Promise.all(clicks)
    expect(asked).toEqual([on, off])
    expect(isOn(record())).toBe(false)
  })
})

test('a favourite counts once, also through the repeat that shows the post', async () => {
  await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${id}/reblog`)
  await feedsOf(session).loadNewer(`userReplies:${(await world.server.account('dave')).id}`)
  const wrapper = [...session.entities.statuses.ids()].find((other) => session.entities.statuses.get(other)?.reblogId === id)
  if (!wrapper) throw new Error('The repeat is not known.')
  const done = favourite(session, wrapper, true)
  expect(record()).toMatchObject({ favourited: true, favouritesCount: 1 })
  await done
  expect(record()).toMatchObject({ favourited: true, favouritesCount: 1 })
})

/** A session whose requests are applied, but lose the responses that `isLost` names. */
async function dropResponses(isLost: (method: string, url: string) => boolean): Promise<void> {
  await world.close()
  world = await openTestSession({
    through: (send) => async (url, init) => {
      const reply = await send(url, init)
      if (isLost(init.method ?? 'GET', url)) throw new TypeError('Failed to fetch')
      return reply
    },
  })
  session = world.session
  id = await know(session, await postAs(world.server, 'ada', 'Hello'))
}

test('a favourite that the server stored although its response was lost is detected', async () => {
  await dropResponses((_method, url) => url.endsWith('/favourite'))
  await favourite(session, id, true)
  expect(record().favourited).toBe(true)
  expect(statusErrorsOf(session).get(id)).toBeUndefined()
})

test('reactions join, leave and start', async () => {
  const done = react(session, id, star, true)
  expect(record().reactions).toEqual([{ ...star, count: 1, me: true, accountIds: [] }])
  await done
  expect(record().reactions).toMatchObject([{ name: '⭐', count: 1, me: true }])

  await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('⭐')}`)
  await know(session, id)
  const leaving = react(session, id, star, false)
  expect(record().reactions).toMatchObject([{ name: '⭐', count: 1, me: false }])
  await leaving
  expect(record().reactions).toMatchObject([{ name: '⭐', count: 1, me: false }])
})

test('removing the last reaction removes its emoji', async () => {
  await react(session, id, star, true)
  const done = react(session, id, star, false)
  expect(record().reactions).toEqual([])
  await done
  expect(record().reactions).toEqual([])
})

test('a repeat has the audience that the reader chose', async () => {
  await repeat(session, id, true, 'private')
  const { statuses: table } = session.entities
  const wrapper = [...table.ids()].map((other) => table.get(other)).find((other) => other?.reblogId === id)
  expect(wrapper?.visibility).toBe('private')
})

test.each([403, 404, 429, 500])('a reaction that the server rejects with %i is removed again', async (status) => {
  const before = record()
  world.server.fail('PUT /api/v1/pleroma/statuses/:id/reactions/:emoji', status)
  await react(session, id, star, true)
  expect(record()).toBe(before)
  expect(statusErrorsOf(session).get(id)).toBeDefined()
})

test('only an own post can be pinned, and the server says so on the post', async () => {
  await pin(session, id, true)
  expect(record().pinned).toBe(false)
  expect(statusErrorsOf(session).get(id)?.message).toEqual({ text: "Someone else's status cannot be pinned" })
  const own = await postAs(world.server, 'bob', 'Mine')
  await know(session, own)
  await pin(session, own, true)
  expect(record(own).pinned).toBe(true)
})

test('a post joins and leaves the pinned posts of the visible profile', async () => {
  const own = await postAs(world.server, 'bob', 'Mine')
  await know(session, own)
  const pinned = `pinned:${session.me}` as const
  const shown = () => rowIds(feedsOf(session).at(pinned).get().rows)
  await feedsOf(session).loadNewer(pinned)
  await pin(session, own, true)
  expect(shown()).toEqual([own])
  await pin(session, own, false)
  expect(shown()).toEqual([])
})

test('pinning shows a notice, and unpinning can be undone', async () => {
  const own = await postAs(world.server, 'bob', 'Mine')
  await know(session, own)
  const announced = () => session.notices.get().map(({ messageKey }) => messageKey)
  await pin(session, own, true)
  await pin(session, own, true)
  expect(announced()).toEqual(['post.pinned'])
  await pin(session, own, false)
  expect(announced()).toEqual(['post.pinned', 'post.unpinned'])
  session.notices.get()[1]?.action?.run()
  await settle()
  expect(record(own).pinned).toBe(true)
  // No notice of an action that did not happen.
  session.notices.get().forEach(({ id: notice }) => session.notices.close(notice))
  await pin(session, id, true)
  expect(announced()).toEqual([])
})

test('muting a thread shows on every known post of the conversation, and is undone everywhere', async () => {
  const reply = await postAs(world.server, 'dave', { status: 'Yes', in_reply_to_id: id })
  await know(session, reply)
  const undo = world.server.fail(`POST /api/v1/statuses/:id/mute`, 500)
  const rejected = muteThread(session, id, true)
  expect([record().threadMuted, record(reply).threadMuted]).toEqual([true, true])
  await rejected
  expect([record().threadMuted, record(reply).threadMuted]).toEqual([false, false])
  expect(session.notices.get()).toEqual([])
  undo()
  await muteThread(session, reply, true)
  expect([record().threadMuted, record(reply).threadMuted]).toEqual([true, true])
})

test('the notice of a muted conversation disappears when it is unmuted from its menu', async () => {
  await muteThread(session, id, true)
  expect(session.notices.get()).toMatchObject([{ messageKey: 'post.threadMuted' }])
  await muteThread(session, id, false)
  expect(session.notices.get()).toEqual([])
})

test('an unmuted conversation does not change the mute of its author', async () => {
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${record().accountId}/mute`)
  session.entities.receive({ relationships: await accounts.relationships(session.client, [record().accountId]) })
  await muteThread(session, id, true)
  const done = muteThread(session, id, false)
  expect(record()).toMatchObject({ threadMuted: false, muted: true })
  await done
})

test('a muted conversation whose response was lost is detected on all its posts', async () => {
  await dropResponses((_method, url) => url.endsWith('/mute'))
  const reply = await postAs(world.server, 'dave', { status: 'Yes', in_reply_to_id: id })
  await know(session, reply)
  await muteThread(session, reply, true)
  expect([record().threadMuted, record(reply).threadMuted]).toEqual([true, true])
  expect(statusErrorsOf(session).get(reply)).toBeUndefined()
})

test('without conversation ids a conversation is found by the parents of its replies', async () => {
  const [yes, no] = [
    await postAs(world.server, 'dave', { status: 'Yes', in_reply_to_id: id }),
    await postAs(world.server, 'bob', { status: 'No', in_reply_to_id: id }),
  ]
  const apart = await postAs(world.server, 'dave', 'Something else')
  for (const post of [id, yes, no, apart]) {
    const status = await statuses.get(session.client, post)
    session.entities.receive({ statuses: [{ ...status, context: null }] })
  }
  const done = muteThread(session, yes, true)
  expect([id, yes, no, apart].map((post) => record(post).threadMuted)).toEqual([true, true, true, false])
  await done
})

test('muting a thread shows a notice with an undo button', async () => {
  await muteThread(session, id, true)
  const [notice] = session.notices.get()
  expect(notice).toMatchObject({ level: 'info', messageKey: 'post.threadMuted', timeout: 10_000 })
  notice?.action?.run()
  expect(record().threadMuted).toBe(false)
  await settle()
  expect((await callAs(world.server, 'bob', 'GET', `/api/v1/statuses/${id}`)).pleroma).toMatchObject({ thread_muted: false })
  session.notices.close(notice?.id ?? 0)
  await muteThread(session, id, false)
  expect(session.notices.get()).toEqual([])
})

describe('deleting', () => {
  let own: StatusId
  beforeEach(async () => {
    own = await postAs(world.server, 'bob', 'Mine')
    await feedsOf(session).loadNewer('home')
  })
  const homeIds = () =>
    feedsOf(session)
      .at('home')
      .get()
      .rows.map((row) => row.id)

  test('removes the post immediately, and returns its source for a redraft', async () => {
    const release = world.server.hold('DELETE /api/v1/statuses/:id')
    const done = deleteStatus(session, own)
    expect(record(own).deleted).toBe(true)
    release()
    expect(await done).toEqual({ text: 'Mine' })
    expect(homeIds()).not.toContain(own)
    expect(record(own)).toMatchObject({ deleted: true, content: '' })
  })

  test('is detected if its response is lost', async () => {
    await dropResponses((method) => method === 'DELETE')
    own = await postAs(world.server, 'bob', 'Mine')
    await feedsOf(session).loadNewer('home')
    expect(await deleteStatus(session, own)).toEqual({ text: null })
    expect(record(own).deleted).toBe(true)
    expect(homeIds()).not.toContain(own)
    expect(statusErrorsOf(session).get(own)).toBeUndefined()
  })

  test('of a post that was deleted elsewhere succeeds', async () => {
    await callAs(world.server, 'bob', 'DELETE', `/api/v1/statuses/${own}`)
    await deleteStatus(session, own)
    expect(record(own).deleted).toBe(true)
    expect(homeIds()).not.toContain(own)
    expect(statusErrorsOf(session).get(own)).toBeUndefined()
  })

  test.each([403, 404, 429, 500])('is undone with the text of the server after a %i', async (status) => {
    const before = record(own)
    world.server.fail('DELETE /api/v1/statuses/:id', status)
    expect(await deleteStatus(session, own)).toBeNull()
    expect(record(own)).toBe(before)
    expect(homeIds()).toContain(own)
    expect(statusErrorsOf(session).get(own)).toBeDefined()
  })
})

test('undoing a repeat removes it from the timelines', async () => {
  await repeat(session, id, true)
  await feedsOf(session).loadNewer('home')
  const isRepeat = (row: { id: string }) => session.entities.statuses.get(row.id as StatusId)?.reblogId === id
  expect(feedsOf(session).at('home').get().rows.filter(isRepeat)).toHaveLength(1)
  await repeat(session, id, false)
  expect(feedsOf(session).at('home').get().rows.filter(isRepeat)).toHaveLength(0)
})

describe('a removed bookmark', () => {
  const shown = () => rowIds(feedsOf(session).at('bookmarks').get().rows)
  beforeEach(async () => {
    await bookmark(session, id, true)
    await feedsOf(session).loadNewer('bookmarks')
  })

  test('leaves the list on screen, and is restored from the notice', async () => {
    const stop = feedsOf(session)
      .at('bookmarks')
      .subscribe(() => {})
    await bookmark(session, id, false)
    expect(shown()).toEqual([])
    const [notice] = session.notices.get()
    expect(notice).toMatchObject({ level: 'info', messageKey: 'post.unbookmarked', timeout: 10_000 })
    notice?.action?.run()
    await settle()
    expect(shown()).toEqual([id])
    expect(record().bookmarked).toBe(true)
    stop()
  })

  test('shows no notice when the bookmarks are not on screen', async () => {
    await bookmark(session, id, false)
    expect(shown()).toEqual([])
    expect(session.notices.get()).toEqual([])
  })
})
