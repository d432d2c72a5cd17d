import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import type { Change } from '../domain/Change.ts'
import { createSpeech } from '../seed/createSpeech.ts'
import { actOnce, startLively } from './lively.ts'

let pond: TestInstance

beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const counts = async () => {
  const { db } = pond.instance.context
  const statuses = await db.selectFrom('statuses').selectAll().execute()
  const count = async (table: 'favourites' | 'reactions') => (await db.selectFrom(table).selectAll().execute()).length
  return {
    posts: statuses.filter((row) => !row.reblog_of_id && !row.in_reply_to_id).length,
    replies: statuses.filter((row) => row.in_reply_to_id).length,
    repeats: statuses.filter((row) => row.reblog_of_id).length,
    edits: statuses.filter((row) => row.edited_at !== null).length,
    favourites: await count('favourites'),
    reactions: await count('reactions'),
    authors: new Set(statuses.map((row) => row.account_id)),
  }
}

test('after a while its accounts have done every kind of action, and watching accounts none', async () => {
  for (let turn = 0; turn < 120; turn += 1) {
    pond.clock.advance(1000)
    await actOnce(pond.instance.context, { perMinute: 60, watching: ['bob', 'ada', 'mona'] })
  }
  const { authors, ...done } = await counts()
  for (const count of Object.values(done)) expect(count).toBeGreaterThan(0)
  const watching = await Promise.all(['bob', 'ada', 'mona'].map(async (name) => (await pond.account(name)).id))
  expect(watching.filter((id) => authors.has(id))).toEqual([])
})

test('posts are deleted, people follow and unfollow, and the streams receive all of it', async () => {
  const notified: string[] = []
  const context = { ...pond.instance.context, notify: (change: Change) => void notified.push(change.kind) }
  for (let turn = 0; turn < 150; turn += 1) await actOnce(context, { perMinute: 60, watching: ['bob'] })
  expect([...new Set(notified)].toSorted()).toEqual(['notified', 'relationshipChanged', 'statusCreated', 'statusDeleted', 'statusEdited'])
})

test('people of other servers act too', async () => {
  for (let turn = 0; turn < 12; turn += 1)
    await actOnce(pond.instance.context, { perMinute: 60, watching: ['ada', 'bob', 'carol', 'dave', 'mona'] })
  const rita = await pond.account('rita@remote.example')
  expect([...(await counts()).authors]).toEqual([rita.id])
})

test('the seeded people write in their own voices, and strangers are silent', () => {
  const speech = createSpeech(() => 0.3)
  expect(speech.post('four_am')?.text).toMatch(/^[^A-Z]+$/)
  expect(speech.reply('wren', 'bob')?.text).toMatch(/^@bob ./)
  expect(speech.post('somebody_new')).toBeNull()
})

/** Without relations and posts, the only actions are posting and following. */
const happened = async () => (await counts()).posts + (await pond.instance.context.db.selectFrom('follows').selectAll().execute()).length

test('the rate follows the clock, and a stop stops it', async () => {
  const stop = startLively(pond.instance.context, { perMinute: 30, watching: [] }, (error) => {
    throw error
  })
  pond.clock.advance(1999)
  expect(await happened()).toBe(0)
  pond.clock.advance(1)
  await stop()
  expect(await happened()).toBe(1)
  pond.clock.advance(60_000)
  expect(await happened()).toBe(1)
})
