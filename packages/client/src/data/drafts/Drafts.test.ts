import fc from 'fast-check'
import { createFakeClock } from '@rookery/instance/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import { exampleDraft, statusId } from '#test/examples.ts'
import { readDraft } from './Draft.ts'
import { createDrafts } from './Drafts.ts'

let kept: Map<string, unknown>
let storage: AccountStorage
let clock: ReturnType<typeof createFakeClock>

beforeEach(() => {
  kept = new Map()
  clock = createFakeClock()
  storage = {
    get: async (key) => kept.get(key),
    entries: async () => [...kept],
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    leave: () => {},
    destroy: async () => kept.clear(),
  }
})

test('what is typed is on the device within a second, and not with every key', () => {
  const set = vi.spyOn(storage, 'set')
  const drafts = createDrafts(storage, clock)
  for (let letter = 1; letter <= 20; letter += 1) {
    drafts.save('status', exampleDraft('x'.repeat(letter)))
    clock.advance(100)
  }
  expect(set.mock.calls.length).toBeLessThanOrEqual(5)
  // What was typed a second ago is there, whenever the page is killed.
  expect(kept.get('draft:status')).toMatchObject({ data: { status: expect.stringMatching(/^x{11,}$/) } })
  clock.advance(1000)
  expect(kept.get('draft:status')).toMatchObject({ data: { status: 'x'.repeat(20) } })
})

test('whenever the page is killed, a second of typing at most is lost, however slow the device writes', () => {
  const pauses = fc.array(fc.integer({ min: 10, max: 700 }), { minLength: 2, maxLength: 60 })
  const moment = fc.nat(1000)
  const writing = fc.integer({ min: 0, max: 450 })
  fc.assert(
    fc.property(pauses, moment, writing, (between, when, takes) => {
      const device = createFakeClock()
      const written = new Map<string, unknown>()
      const set = (key: string, value: unknown) =>
        new Promise<void>((resolve) => {
          device.after(takes, () => resolve(void written.set(key, value)))
        })
      const drafts = createDrafts({ ...storage, set }, device)
      const began = device.now()
      const killedAt = began + Math.round((when / 1000) * between.reduce((sum, pause) => sum + pause, 0))
      let typed = ''
      let safe = 0
      for (const pause of between) {
        if (device.now() + pause > killedAt) break
        device.advance(pause)
        typed += 'x'
        drafts.save('status', exampleDraft(typed))
        if (device.now() <= killedAt - 1000) safe = typed.length
      }
      device.advance(killedAt - device.now())
      const draft = readDraft(written.get('draft:status'))
      expect(draft?.data.status.length ?? 0).toBeGreaterThanOrEqual(safe)
    }),
    { numRuns: 200 },
  )
})

test('leaving the page writes what waits', async () => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('almost'))
  await drafts.flush()
  expect(kept.get('draft:status')).toMatchObject({ data: { status: 'almost' } })
})

test('each target has its own draft', () => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('new'))
  drafts.save(`reply:${statusId(1)}`, exampleDraft('answer'))
  drafts.save(`quote:${statusId(1)}`, exampleDraft('quoting'))
  expect(drafts.get(`reply:${statusId(1)}`)?.data.status).toBe('answer')
  expect(drafts.get(`reply:${statusId(2)}`)).toBeUndefined()
  expect(drafts.list()).toHaveLength(3)
})

test.each([
  ['a text', { status: 'a' }, true],
  ['blanks', { status: ' \n' }, false],
  ['a subject', { spoilerText: 'a' }, true],
  ['a poll with an option', { poll: { options: ['', 'a'], multiple: false, expiresIn: 600 } }, true],
  ['a poll without words', { poll: { options: ['', ' '], multiple: false, expiresIn: 600 } }, false],
  ['only a scope', { visibility: 'direct' }, false],
] as const)('%s is kept: %o', async (_, change, isKept) => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('before'))
  drafts.save('status', exampleDraft('', change))
  await drafts.flush()
  expect(drafts.get('status') !== undefined).toBe(isKept)
  expect(kept.has('draft:status')).toBe(isKept)
})

test('what is on the device is there again, and what is not a draft is left alone', () => {
  const before = createDrafts(storage, clock)
  before.save('status', exampleDraft('hello'))
  clock.advance(1000)
  const after = createDrafts(storage, clock)
  after.take([
    ...kept,
    ['draft:reply:1', { updatedAt: 'yesterday' }],
    ['draft:reply:2', null],
    ['draft:reply:3', { updatedAt: 1, data: { ...exampleDraft('x'), files: [{ url: 5 }] } }],
    ['draft:reply:4', { updatedAt: 1, data: exampleDraft('kept'), attempt: 'broken' }],
    ['settings', { updatedAt: 1, data: exampleDraft('x') }],
  ])
  expect(after.list().map(([key, draft]) => [key, draft.data.status, draft.attempt])).toEqual([
    ['status', 'hello', null],
    ['reply:4', 'kept', null],
  ])
})

test('listeners of a target hear of its changes alone', () => {
  const drafts = createDrafts(storage, clock)
  const heard = vi.fn()
  const other = vi.fn()
  drafts.subscribe('status', heard)
  drafts.subscribe(`reply:${statusId(1)}`, other)
  drafts.save('status', exampleDraft('a'))
  drafts.remove('status')
  drafts.remove('status')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(other).not.toHaveBeenCalled()
})
