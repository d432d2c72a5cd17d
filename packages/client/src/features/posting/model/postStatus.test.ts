import { afterEach, describe, expect, test } from 'vitest'
import * as media from '@rookery/api/calls/media'
import type { Send } from '@rookery/api/http/client'
import { startTestInstance } from '@rookery/instance/testing'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs, settle } from '#test/postAs.ts'
import { postStatus } from './postStatus.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession | null = null

afterEach(async () => {
  await world?.close()
  world = null
})

async function open(through?: (send: Send) => Send): Promise<TestSession> {
  world = await openTestSession(through ? { through } : {})
  return world
}

const data = (change: Partial<DraftData> = {}): DraftData =>
  exampleDraft('Hello fediverse', { language: 'en', contentType: 'text/plain', ...change })

async function storedTexts({ server }: TestSession): Promise<number> {
  const { id } = await server.account('bob')
  const account = await callAs(server, 'bob', 'GET', `/api/v1/accounts/${id}`)
  return Number(account.statuses_count)
}

/** An image of one pixel. */
const pixel = new Blob(
  [
    Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (char) =>
      char.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
)

test('a post is sent, shows at home immediately, and its draft is deleted', async () => {
  const { session } = await open()
  await feedsOf(session).loadNewer('home')
  const result = await postStatus(session, 'status', data({ spoilerText: 'greeting' }))
  if (result.kind !== 'posted') throw new Error('Not posted.')
  expect(feedsOf(session).at('home').get().rows).toEqual([{ kind: 'entry', id: result.id }])
  expect(session.entities.statuses.get(result.id)?.spoilerText).toBe('greeting')
  expect(draftsOf(session).get('status')).toBeUndefined()
})

test('a reply is posted to its parent and added to the open conversation', async () => {
  const { session, server } = await open()
  const parent = await postAs(server, 'ada', 'Anyone?')
  await threadsOf(session).openThread(parent)
  const result = await postStatus(session, `reply:${parent}`, data({ status: '@ada me' }))
  if (result.kind !== 'posted') throw new Error('Not posted.')
  expect(session.entities.statuses.get(result.id)?.inReplyToId).toBe(parent)
  expect(threadsOf(session).at(parent).get().ids).toEqual([parent, result.id])
})

test('the parent post gets one more reply', async () => {
  const { session, server } = await open()
  const parent = await postAs(server, 'ada', 'Who is there?')
  await know(session, parent)
  await postStatus(session, `reply:${parent}`, data())
  await settle()
  expect(session.entities.statuses.get(parent)?.repliesCount).toBe(1)
})

test('a poll and a scope reach the server', async () => {
  const { session } = await open()
  const result = await postStatus(
    session,
    'status',
    data({ visibility: 'unlisted', poll: { options: ['a', 'b', ''], multiple: true, expiresIn: 3600 } }),
  )
  if (result.kind !== 'posted') throw new Error('Not posted.')
  const record = session.entities.statuses.get(result.id)
  expect(record?.visibility).toBe('unlisted')
  expect(record?.pollId && session.entities.polls.get(record.pollId)).toMatchObject({
    multiple: true,
    options: [{ title: 'a' }, { title: 'b' }],
  })
})

test('an empty text is not posted', async () => {
  const { session } = await open()
  expect(await postStatus(session, 'status', data({ status: ' \n ' }))).toEqual({
    kind: 'refused',
    message: { key: 'composer.empty_status_error' },
  })
})

test('the draft is stored before anything is sent', async () => {
  const { session, server, browser } = await open()
  const release = server.hold('POST /api/v1/statuses')
  const done = postStatus(session, 'status', data())
  await release.arrived
  expect(browser.databases.get(`rookery:${session.key}`)?.get('draft:status')).toMatchObject({ data: { status: 'Hello fediverse' } })
  release()
  await done
})

describe('a post that fails', () => {
  test.each([
    [401, { text: 'authorization required for timeline view' }],
    [403, { text: 'Invalid credentials.' }],
    [422, { text: 'Cannot post an empty status without attachments' }],
    [429, { text: 'Throttled' }],
    [500, { text: 'Something went wrong' }],
  ])('with %i shows the reason and leaves the draft', async (status, message) => {
    const { session, server } = await open()
    server.fail('POST /api/v1/statuses', status)
    expect(await postStatus(session, 'status', data())).toEqual({ kind: 'refused', message })
    expect(draftsOf(session).get('status')?.data).toEqual(data())
    expect(await storedTexts(world ?? (await open()))).toBe(0)
  })

  test('without a connection, or with an HTML response, leaves the draft, too', async () => {
    const { session, server } = await open()
    const undo = server.drop('POST /api/v1/statuses')
    expect(await postStatus(session, 'status', data())).toEqual({ kind: 'refused', message: { key: 'errors.unreachable' } })
    undo()
    server.html('POST /api/v1/statuses')
    expect(await postStatus(session, 'status', data())).toEqual({ kind: 'refused', message: { key: 'errors.unreadable' } })
    expect(draftsOf(session).get('status')?.data.status).toBe('Hello fediverse')
  })

  test('after 30 s without a response leaves the draft', async () => {
    const { session, server } = await open()
    const release = server.hold('POST /api/v1/statuses')
    const done = postStatus(session, 'status', data())
    await release.arrived
    server.clock.advance(30_000)
    expect(await done).toEqual({ kind: 'refused', message: { key: 'errors.unreachable' } })
    expect(draftsOf(session).get('status')?.data.status).toBe('Hello fediverse')
  })
})

test('descriptions are saved before posting, and a failure there leaves everything unchanged', async () => {
  const { session, server } = await open()
  const file = await media.upload(session.client, pixel)
  const draft = data({ files: [file], mediaDescriptions: { [file.id]: 'One pixel' } })
  const undo = server.fail('PUT /api/v1/media/:id', 500)
  expect(await postStatus(session, 'status', draft)).toEqual({ kind: 'refused', message: { key: 'composer.media_description_error' } })
  expect(await storedTexts(world ?? (await open()))).toBe(0)
  expect(draftsOf(session).get('status')?.data.files).toEqual([file])
  undo()
  const result = await postStatus(session, 'status', draft)
  if (result.kind !== 'posted') throw new Error('Not posted.')
  expect(session.entities.statuses.get(result.id)?.attachments).toMatchObject([{ description: 'One pixel' }])
})

test('text typed while the post is sent becomes another draft', async () => {
  const { session, server } = await open()
  const release = server.hold('POST /api/v1/statuses')
  const done = postStatus(session, 'status', data())
  await release.arrived
  draftsOf(session).save('status', data({ status: 'Next thought' }))
  release()
  await done
  expect(draftsOf(session).get('status')).toMatchObject({ data: { status: 'Next thought' }, attempt: null })
})

test('a double press, a lost response, a reload and a retry create only one post', async () => {
  for (let round = 0; round < 100; round += 1) {
    let lossesLeft = round % 3
    const keys: (string | undefined)[] = []
    const lossy =
      (send: Send): Send =>
      async (url, init) => {
        const isPost = init.method === 'POST' && url.endsWith('/api/v1/statuses')
        if (isPost) keys.push(new Headers(init.headers).get('idempotency-key') ?? undefined)
        const reply = await send(url, init)
        if (isPost && lossesLeft > 0) {
          lossesLeft -= 1
          throw new TypeError('Failed to fetch')
        }
        return reply
      }
    const first = await open(lossy)
    const text = data({ status: `Round ${round}` })
    const presses = await Promise.all([postStatus(first.session, 'status', text), postStatus(first.session, 'status', text)])
    expect(presses[1]).toEqual({ kind: 'busy' })
    let session = first.session
    let again: TestSession | null = null
    if (presses[0].kind === 'refused' && round % 2 === 0) {
      // After a reload the draft and the attempt's key are still there.
      await first.session.flush()
      again = await openTestSession({ server: first.server, browser: first.browser, through: lossy })
      session = again.session
    }
    for (let tries = 0; draftsOf(session).get('status') && tries < 3; tries += 1) await postStatus(session, 'status', text)
    expect(draftsOf(session).get('status')).toBeUndefined()
    expect(new Set(keys).size).toBe(1)
    expect(await storedTexts(first)).toBe(1)
    await settle()
    await again?.close()
    await first.close()
    world = null
  }
})

test('where a repeated attempt would make a second post, a lost response is looked up among the own posts', async () => {
  let lost: 'response' | 'request' | 'lookup' | null = 'response'
  const sent: (string | null)[] = []
  const here = await open((send) => async (url, init) => {
    const isPost = init.method === 'POST' && url.endsWith('/api/v1/statuses')
    if (isPost) sent.push(new Headers(init.headers).get('idempotency-key'))
    if ((isPost && lost === 'request') || (lost === 'lookup' && url.includes('/statuses'))) throw new TypeError('Failed to fetch')
    const reply = await send(url, init)
    if (isPost && lost === 'response') throw new TypeError('Failed to fetch')
    return reply
  })
  const { session } = here
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, deduplicates: false, idempotencyKeys: false } })
  const text = data({ status: 'Hello @ada@pond.example, *really*' })
  await postStatus(session, 'status', text)
  // The device is offline for the next attempt, and stays so for longer than clocks differ.
  lost = 'lookup'
  here.server.clock.advance(10 * 60_000)
  expect((await postStatus(session, 'status', text)).kind).not.toBe('posted')
  here.server.clock.advance(10 * 60_000)
  lost = null
  expect((await postStatus(session, 'status', text)).kind).toBe('posted')
  expect([sent, await storedTexts(here), draftsOf(session).get('status')]).toEqual([[null], 1, undefined])
  // One that the server never had is sent again, also if it differs from another post in a sign or in its subject alone.
  for (const [index, change] of [{ status: 'Hello' }, { status: 'Hello?' }, { status: 'Hello', spoilerText: 'greeting' }].entries()) {
    lost = 'request'
    await postStatus(session, 'status', data(change))
    lost = null
    expect((await postStatus(session, 'status', data(change))).kind).toBe('posted')
    expect([sent.length, await storedTexts(here)]).toEqual([3 + 2 * index, 2 + index])
  }
})

test('a post without a file is not sent to a server that takes none, but a reply is', async () => {
  const { session, server, asked } = await open()
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, plainPosts: false } })
  expect(await postStatus(session, 'status', data())).toEqual({ kind: 'refused', message: { key: 'composer.needsFile' } })
  expect(asked).not.toContain('POST /api/v1/statuses')
  const parent = await postAs(server, 'ada', 'Anyone?')
  expect((await postStatus(session, `reply:${parent}`, data())).kind).toBe('posted')
})

test('different content, or a retry after an error response, is another attempt', async () => {
  const keys: (string | null)[] = []
  const { session, server } = await open((send) => (url, init) => {
    if (init.method === 'POST' && url.endsWith('/api/v1/statuses')) keys.push(new Headers(init.headers).get('idempotency-key'))
    return send(url, init)
  })
  let undo = server.drop('POST /api/v1/statuses')
  await postStatus(session, 'status', data())
  await postStatus(session, 'status', data({ status: 'Changed' }))
  undo()
  undo = server.fail('POST /api/v1/statuses', 422)
  await postStatus(session, 'status', data({ status: 'Refused' }))
  await postStatus(session, 'status', data({ status: 'Refused' }))
  const [dropped, changed, rejected, afterRefusal] = keys
  expect(changed).not.toBe(dropped)
  expect(afterRefusal).not.toBe(rejected)
  expect(keys.every((key) => key !== null && key.length === 32)).toBe(true)
})

/** Answers instead of the server, as a proxy before it would. */
const refusal = (status: number) => Response.json({ error: 'Not now' }, { status })

test.each([
  ['that of a proxy', 429],
  ['a refusal by the server behind it', 422],
  ['an error of the server', 500],
] as const)('after a lost response, and then %s, the key is the same', async (_, status) => {
  const keys: (string | null)[] = []
  const responses: ('lost' | 'refused' | 'given')[] = ['lost', 'refused', 'given']
  const { session, server } = await open((send) => async (url, init) => {
    if (init.method !== 'POST' || !url.endsWith('/api/v1/statuses')) return send(url, init)
    keys.push(new Headers(init.headers).get('idempotency-key'))
    const how = responses.shift()
    if (how === 'refused') return refusal(status)
    const response = await send(url, init)
    if (how === 'lost') throw new TypeError('Failed to fetch')
    return response
  })
  for (let tries = 0; tries < 3; tries += 1) {
    await postStatus(session, 'status', data())
    server.clock.advance(180_000)
  }
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  expect(draftsOf(session).get('status')).toBeUndefined()
  expect(await storedTexts(world ?? (await open()))).toBe(1)
})

test('a retry keeps the idempotency key after a server error and changes it after a rejection', async () => {
  for (const [status, isSame] of [
    [500, true],
    [422, false],
    [429, false],
  ] as const) {
    const keys: (string | null)[] = []
    const { session, close } = await open((send) => (url, init) => {
      if (init.method !== 'POST' || !url.endsWith('/api/v1/statuses')) return send(url, init)
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return keys.length === 1 ? Promise.resolve(refusal(status)) : send(url, init)
    })
    await postStatus(session, 'status', data())
    await postStatus(session, 'status', data())
    expect(keys[0] === keys[1], String(status)).toBe(isSame)
    await close()
  }
})

/**
 * Sends the same words while the server takes no more of them, after their first sending did not arrive or lost its answer, and again
 * after each pause. Which keys were used, by where each was first used, and how often the words are stored.
 */
async function sendWithUnknownOutcome(pauses: readonly number[], hasArrived = false) {
  const keys: (string | null)[] = []
  const server = await startTestInstance({ rateLimits: true })
  world = await openTestSession({
    server,
    through: (send) => async (url, init) => {
      if (init.method !== 'POST' || !url.endsWith('/api/v1/statuses')) return send(url, init)
      keys.push(new Headers(init.headers).get('idempotency-key'))
      if (keys.length > 1) return send(url, init)
      if (hasArrived) await send(url, init)
      throw new TypeError('Failed to fetch')
    },
  })
  await postStatus(world.session, 'status', data())
  for (let count = 0; count < 20; count += 1)
    await callAs(server, 'bob', 'POST', '/api/v1/statuses', { status: `Other ${count}` }).catch(() => {})
  const before = await storedTexts(world)
  for (const pause of pauses) {
    server.clock.advance(pause)
    await postStatus(world.session, 'status', data())
  }
  const sent = keys.map((key) => keys.indexOf(key))
  const stored = (await storedTexts(world)) - before
  await world.close()
  await server.close()
  world = null
  return { sent, stored }
}

test('a replayed rejection ends once no request can be pending any more: the next try has another key', async () => {
  const [soon, late] = [1000, 180_000]
  expect(await sendWithUnknownOutcome([soon, late, soon])).toEqual({ sent: [0, 0, 0, 3], stored: 1 })
  expect(await sendWithUnknownOutcome([soon, soon, soon])).toEqual({ sent: [0, 0, 0, 0], stored: 0 })
  expect(await sendWithUnknownOutcome([soon, soon, late, soon])).toEqual({ sent: [0, 0, 0, 0, 4], stored: 1 })
  expect(await sendWithUnknownOutcome([late], true)).toEqual({ sent: [0, 0], stored: 0 })
})
