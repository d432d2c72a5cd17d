import { afterEach, expect, test, vi } from 'vitest'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { createStoredSlot, createSlot } from './Slot.ts'

let worlds: TestSession[] = []
afterEach(async () => {
  await Promise.all(worlds.map((world) => world.close()))
  worlds = []
})

async function open(options: Parameters<typeof openTestSession>[0] = {}): Promise<TestSession> {
  const world = await openTestSession(options)
  worlds.push(world)
  return world
}

test('a store opens at its first use, once for each session', async () => {
  const create = vi.fn(() => new Map<string, number>())
  const countsOf = createSlot(create)
  const { session, server, browser } = await open()
  const { session: visitor } = await open({ as: null, server, browser })
  expect(create).not.toHaveBeenCalled()
  countsOf(session).set('posts', 1)
  expect(countsOf(session).get('posts')).toBe(1)
  expect(countsOf(visitor).size).toBe(0)
  expect(create).toHaveBeenCalledTimes(2)
})

test('an open store is flushed and closed with its session, and receives messages of other tabs; an unused one does not', async () => {
  const tabs = twoTabs()
  const calls: string[] = []
  const life = {
    flush: async (name: string) => void calls.push(`flush ${name}`),
    close: (name: string) => void calls.push(`close ${name}`),
    onMessage: (name: string, { kind }: { kind: string }) => void calls.push(`${name} hears ${kind}`),
  }
  const expected = createSlot(() => 'wanted', life)
  createSlot(() => 'unwanted', life)
  const { session, close } = await openTestSession({ tabs: tabs.here })
  expected(session)
  tabs.there.notify({ kind: 'draftGone', key: 'status', updatedAt: 1 })
  await session.flush()
  await close()
  expect(calls).toEqual(['wanted hears draftGone', 'flush wanted', 'close wanted', 'flush wanted'])
})

test('stored data is read before the store', async () => {
  const notesOf = createStoredSlot('notes', async (storage) => {
    const stored = await storage.get('notes')
    return () => ({ text: String(stored) })
  })
  const { session } = await open()
  await session.storage.set('notes', 'Feed the ducks')
  expect(() => notesOf(session)).toThrow('"notes" was read before it was ready')
  expect(notesOf.isReady(session)).toBe(false)
  const [store, same] = await Promise.all([notesOf.ready(session), notesOf.ready(session)])
  expect(store.text).toBe('Feed the ducks')
  expect(same).toBe(store)
  expect(notesOf(session)).toBe(store)
})

test('a stored slot that opens while its session closes is closed, too', async () => {
  const close = vi.fn()
  const slowOf = createStoredSlot('slow', async () => () => 'store', { close })
  const world = await openTestSession()
  const ready = slowOf.ready(world.session)
  await world.close()
  await ready
  expect(close).toHaveBeenCalledOnce()
})

test('stores of the first render are ready with the session', async () => {
  const { session, server, browser, close } = await openTestSession()
  draftsOf(session).save('status', exampleDraft('Still here'))
  await session.flush()
  const { session: again } = await open({ server, browser })
  expect(draftsOf(again).get('status')?.data.status).toBe('Still here')
  await close()
})
