import { afterEach, beforeEach, expect, test } from 'vitest'
import * as scheduled from '@rookery/api/calls/scheduledStatuses'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import * as timelines from '@rookery/api/calls/timelines'
import { editStatus } from '#features/posting/model/editStatus.ts'
import { postStatus } from '#features/posting/model/postStatus.ts'
import { scheduleStatus } from '#features/posting/model/scheduleStatus.ts'
import { draftVersion } from '#features/drafts/model/Draft.ts'
import { draftPrefix, draftsOf } from '#features/drafts/model/Drafts.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { startingDraft } from '#features/posting/model/startingDraft.ts'
import { exampleDraft } from '#test/examples.ts'
import { createTestBrowser, openTestSession, type TestBrowser, type TestSession } from '#test/openTestSession.ts'
import { know, postAs, settle } from '#test/postAs.ts'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import type { RunningActionQueue } from '#features/actions/model/createActionQueue.ts'
import { createOutbox } from './createOutbox.ts'
import { outboxOf } from '#features/actions/model/outboxOf.ts'

let server: TestInstance
let browser: TestBrowser
let world: TestSession
let outbox: RunningActionQueue
let isDown = false
/** Outcomes of the next requests; afterwards they get a response. */
let fates: ('answered' | 'answer lost' | 'put off before it')[] = []
/** Happens while an answer is on its way. */
let meanwhile = () => {}
/** The current work of the outbox. */
let turn: Promise<unknown> = Promise.resolve()

async function runExclusive(run: () => Promise<void>): Promise<boolean> {
  turn = run()
  await turn
  return true
}

async function openWindow(): Promise<readonly [TestSession, RunningActionQueue]> {
  const here = await openTestSession({
    as: 'bob',
    server,
    browser,
    through: (send) => async (url, init) => {
      if (isDown) {
        meanwhile()
        throw new TypeError('Failed to fetch')
      }
      const fate = init.method === 'POST' && url.endsWith('/api/v1/statuses') ? fates.shift() : undefined
      if (fate === 'put off before it') return Response.json({ error: 'Too many' }, { status: 429, headers: { 'retry-after': '1' } })
      const coming = send(url, init)
      if (init.method === 'POST') meanwhile()
      const response = await coming
      if (fate === 'answer lost') throw new TypeError('Failed to fetch')
      return response
    },
  })
  const own = createOutbox(here.session, { random: () => 0.5, runExclusive })
  outboxOf(here.session).load = async () => own
  return [here, own]
}

beforeEach(async () => {
  isDown = false
  fates = []
  meanwhile = () => {}
  server = await startTestInstance()
  browser = createTestBrowser()
  ;[world, outbox] = await openWindow()
})
afterEach(async () => {
  outbox.close()
  await world.close()
  await server.close()
})

/** Leaves the page for another one. */
async function visitAgain(): Promise<void> {
  await settle()
  outbox.close()
  await world.close()
  ;[world, outbox] = await openWindow()
  await settle()
}

const key: DraftKey = 'status'
const textOf = async (id: StatusId) => (await statusWriting.source(world.session.client, id)).text

async function write(under: DraftKey, words: string, more: object = {}) {
  await draftsOf.ready(world.session)
  const data = { ...startingDraft(world.session, under), status: words, ...more }
  draftsOf(world.session).save(under, data)
  return data
}

async function rest(): Promise<void> {
  await settle()
  await turn
  await settle()
}

test('a queued edit survives a reload and is sent once', async () => {
  const id = await know(world.session, await postAs(server, 'bob', 'Frist'))
  const under: DraftKey = `edit:${id}`
  const data = await write(under, 'First')
  isDown = true
  expect(await editStatus(world.session, id, under, data)).toEqual({ kind: 'waits' })
  expect(outbox.get()).toMatchObject([{ kind: 'post', failure: null }])
  await visitAgain()
  isDown = false
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(await textOf(id)).toBe('First')
  expect(world.session.entities.statuses.get(id)?.content).toContain('First')
  expect(draftsOf(world.session).list()).toEqual([])
})

test('an edit of a post that was deleted meanwhile shows an error, and stays a draft', async () => {
  const id = await know(world.session, await postAs(server, 'bob', 'Gone soon'))
  const under: DraftKey = `edit:${id}`
  const data = await write(under, 'Gone')
  isDown = true
  await editStatus(world.session, id, under, data)
  await visitAgain()
  isDown = false
  await (await server.as('bob')).delete(`/api/v1/statuses/${id}`)
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toMatchObject([{ failure: { text: 'Record not found' } }])
  expect(draftsOf(world.session).list()).toHaveLength(1)
})

test('a scheduled post waits and is sent to the server once', async () => {
  const at = new Date(server.clock.now() + 3_600_000).toISOString()
  const data = await write(key, 'For later', { scheduledAt: at })
  isDown = true
  expect(await scheduleStatus(world.session, key, data, at)).toEqual({ kind: 'waits' })
  await visitAgain()
  isDown = false
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  const { items } = await scheduled.list(world.session.client)
  expect(items.map(({ text }) => text)).toEqual(['For later'])
})

test('a queued post with a draft of a newer version stays and shows its error', async () => {
  const data = await write(key, 'Of tomorrow')
  isDown = true
  expect(await postStatus(world.session, key, data)).toEqual({ kind: 'waits' })
  const name = draftPrefix + (outbox.get()[0]?.id ?? '')
  const stored = { version: draftVersion + 100, pages: ['Of tomorrow'] }
  await settle()
  await world.session.storage.set(name, stored)
  await visitAgain()
  isDown = false
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toMatchObject([{ kind: 'post', failure: { key: 'outbox.draftUnread' } }])
  expect(await world.session.storage.get(name)).toEqual(stored)
})

test('a post is sent once although its draft is reloaded from storage while it is sent', async () => {
  const data = await write(key, 'Said once')
  isDown = true
  expect(await postStatus(world.session, key, data)).toEqual({ kind: 'waits' })
  await visitAgain()
  isDown = false
  meanwhile = () => {
    const drafts = draftsOf(world.session)
    drafts.take(
      drafts.list().map(([under, draft]) => [draftPrefix + under, JSON.parse(JSON.stringify({ version: draftVersion, ...draft }))]),
    )
  }
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(draftsOf(world.session).list()).toEqual([])
  const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${world.session.me}/statuses` })
  expect(items.map(({ content }) => content)).toEqual(['Said once'])
})

/** Bob's posts in order, with their parents. */
async function posted() {
  const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${world.session.me}/statuses` })
  const inOrder = items.toReversed()
  return inOrder.map(({ content, inReplyToId }) => [content, inOrder.findIndex(({ id }) => id === inReplyToId)])
}

async function writeThread() {
  const post = (status: string) => exampleDraft(status, { contentType: 'text/plain', language: 'en' })
  return write(key, 'One', { thread: { before: [], after: [post('Two'), post('Three')], continues: null } })
}

const inARow = [
  ['One', -1],
  ['Two', 0],
  ['Three', 1],
]

test('a queued thread survives a restart, and is sent post by post, each a reply to the previous one', async () => {
  const data = await writeThread()
  isDown = true
  expect(await postStatus(world.session, key, data)).toEqual({ kind: 'waits' })
  await visitAgain()
  expect(await draftsOf.ready(world.session)).toBeDefined()
  expect(draftsOf(world.session).list()).toHaveLength(1)
  isDown = false
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(draftsOf(world.session).list()).toEqual([])
  expect(await posted()).toEqual(inARow)
})

test.each([
  ['the answer to its first post', ['answer lost']],
  ['the answer to one in the middle', ['answered', 'answer lost']],
  ['the answer to the last', ['answered', 'answered', 'answer lost']],
  ['an answer, and is then put off by a proxy', ['answered', 'answer lost', 'put off before it', 'put off before it']],
] as const)('a queued thread that loses %s has each of its posts once', async (_, losses) => {
  const data = await writeThread()
  isDown = true
  await postStatus(world.session, key, data)
  await visitAgain()
  isDown = false
  fates = [...losses]
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toMatchObject([{ kind: 'post', isInDoubt: true, failure: null }])
  await visitAgain()
  for (let tries = 0; tries < 3; tries += 1) {
    outbox.tryNow()
    await rest()
  }
  expect(outbox.get()).toEqual([])
  expect(draftsOf(world.session).list()).toEqual([])
  expect(await posted()).toEqual(inARow)
})

test('a post that is removed during a failed attempt stays removed', async () => {
  const data = await write(key, 'Better not')
  isDown = true
  await postStatus(world.session, key, data)
  meanwhile = () => outbox.drop(outbox.get()[0]?.key ?? '')
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(draftsOf(world.session).list()).toHaveLength(1)
})
