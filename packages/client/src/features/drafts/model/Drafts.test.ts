import fc from 'fast-check'
import { createFakeClock } from '@rookery/instance/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { exampleDraft, statusId } from '#test/examples.ts'
import { createTabBus, type TabBus } from '#features/session/model/TabBus.ts'
import { settle } from '#test/postAs.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { readDraft } from './Draft.ts'
import { createDrafts, type Drafts } from './Drafts.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

let stored: Map<string, unknown>
let storage: AccountStorage
let clock: ReturnType<typeof createFakeClock>

beforeEach(() => {
  stored = new Map()
  clock = createFakeClock()
  storage = {
    get: async (key) => stored.get(key),
    entries: async () => [...stored],
    set: async (key, value) => stored.set(key, value) === stored,
    remove: async (key) => void stored.delete(key),
    leave: () => {},
    destroy: async () => stored.clear(),
  }
})

test('typed text is stored within a second, and not on each key', () => {
  const set = vi.spyOn(storage, 'set')
  const drafts = createDrafts(storage, clock)
  for (let letter = 1; letter <= 20; letter += 1) {
    drafts.save('status', exampleDraft('x'.repeat(letter)))
    clock.advance(100)
  }
  expect(set.mock.calls.length).toBeLessThanOrEqual(5)
  // Text typed a second ago is stored, whenever the page is killed.
  expect(stored.get('draft:status')).toMatchObject({ data: { status: expect.stringMatching(/^x{11,}$/) } })
  clock.advance(1000)
  expect(stored.get('draft:status')).toMatchObject({ data: { status: 'x'.repeat(20) } })
})

test('even if the page is killed and the device writes slowly, at most one second of typing is lost', () => {
  const pauses = fc.array(fc.integer({ min: 10, max: 700 }), { minLength: 2, maxLength: 60 })
  const moment = fc.nat(1000)
  const writing = fc.integer({ min: 0, max: 450 })
  fc.assert(
    fc.property(pauses, moment, writing, (between, when, takes) => {
      const device = createFakeClock()
      const written = new Map<string, unknown>()
      const set = (key: string, value: unknown) =>
        new Promise<boolean>((resolve) => {
          device.after(takes, () => resolve(written.set(key, value) === written))
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
    { numRuns: propertyRuns(200) },
  )
})

test('leaving the page writes unsaved drafts', async () => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('almost'))
  await drafts.flush()
  expect(stored.get('draft:status')).toMatchObject({ data: { status: 'almost' } })
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
] as const)('%s is stored: %o', async (_, change, isStored) => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('before'))
  drafts.save('status', exampleDraft('', change))
  await drafts.flush()
  expect(drafts.get('status') !== undefined).toBe(isStored)
  expect(stored.has('draft:status')).toBe(isStored)
})

test('stored drafts are restored, and other values are left alone', () => {
  const before = createDrafts(storage, clock)
  before.save('status', exampleDraft('hello'))
  clock.advance(1000)
  const after = createDrafts(storage, clock)
  after.take([
    ...stored,
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

test('a draft of a later version is never overwritten or deleted, not even one that another window stores', async () => {
  const later = { version: 99, updatedAt: 1, data: { text: 'Written by a later version' } }
  stored.set('draft:status', later)
  const onPart = vi.fn()
  const drafts = createDrafts(storage, clock, { onPart })
  drafts.take(stored)
  drafts.save('status', exampleDraft('Written here'))
  await drafts.flush()
  drafts.remove('status')
  await drafts.flush()
  expect(stored).toEqual(new Map([['draft:status', later]]))
  expect(onPart).not.toHaveBeenCalled()

  const other = createDrafts(storage, clock)
  other.save('status', exampleDraft('Written and deleted at once'))
  other.remove('status')
  await other.flush()
  expect(stored).toEqual(new Map([['draft:status', later]]))
  for (const text of ['Written here', 'Written here, too', '']) {
    other.save('status', exampleDraft(text))
    await settle()
    clock.advance(1000)
    await settle()
    expect(stored.get('draft:status')).toBe(later)
    expect(stored.size).toBe(text === '' ? 1 : 2)
  }
})

test('listeners of a target are notified only of its changes', () => {
  const drafts = createDrafts(storage, clock)
  const received = vi.fn()
  const other = vi.fn()
  drafts.subscribe('status', received)
  drafts.subscribe(`reply:${statusId(1)}`, other)
  drafts.save('status', exampleDraft('a'))
  drafts.remove('status')
  drafts.remove('status')
  expect(received).toHaveBeenCalledTimes(2)
  expect(other).not.toHaveBeenCalled()
})

/** Two windows on one device. */
function twoWindows() {
  const { here, there } = twoTabs()
  const announced: string[] = []
  const open = (name: string, tabs: TabBus) => {
    const drafts = createDrafts(storage, clock, { tabs, onPart: () => void announced.push(name) })
    drafts.take(stored)
    tabs.subscribe(drafts.onMessage)
    return drafts
  }
  const texts = () => [...stored.values()].map((raw) => readDraft(raw)?.data.status).toSorted()
  return {
    first: open('first', here),
    open: (name: string, bus = there) => open(name, bus),
    announced,
    texts,
    lone: () => createTabBus(null),
  }
}

const typed = async (drafts: Drafts, text: string) => {
  clock.advance(1)
  drafts.save('status', exampleDraft(text))
  await settle()
}

test('two windows that edit the same draft keep both texts: the second gets its own name', async () => {
  const { first, open, announced, texts } = twoWindows()
  const second = open('second')
  await typed(first, 'From the first')
  await typed(second, 'From the second')
  await typed(first, 'From the first window')
  await typed(second, 'From the second window')
  clock.advance(1000)
  expect(texts()).toEqual(['From the first window', 'From the second window'])
  expect(announced).toEqual(['second'])
  expect(stored.get('draft:status')).toMatchObject({ data: { status: 'From the first window' } })
  // The next page offers the other one.
  const next = createDrafts(storage, clock)
  next.take(stored)
  expect(next.list('status').map(([, { data }]) => data.status)).toEqual(['From the second window', 'From the first window'])
})

test('when the claims of two windows cross, the window that wrote first keeps the draft’s name', async () => {
  const { here, there } = twoTabs()
  const late: (() => void)[] = []
  const slow = (bus: TabBus): TabBus => ({ ...bus, notify: (message) => void late.push(() => bus.notify(message)) })
  const announced: string[] = []
  const [first, second] = [here, there].map((bus, index) => {
    const tabs = slow(bus)
    const drafts = createDrafts(storage, clock, { tabs, onPart: () => void announced.push(index === 0 ? 'first' : 'second') })
    tabs.subscribe(drafts.onMessage)
    return drafts
  })
  if (!first || !second) throw new Error('Two windows were opened.')
  await typed(first, 'From the first')
  await typed(second, 'From the second')
  while (late.length > 0) late.shift()?.()
  clock.advance(1000)
  await settle()
  expect(announced).toEqual(['second'])
  expect(stored.get('draft:status')).toMatchObject({ data: { status: 'From the first' } })
  expect([...stored.values()].map((raw) => readDraft(raw)?.data.status).toSorted()).toEqual(['From the first', 'From the second'])
})

test('the text of a window that responds late, or never, is not overwritten', async () => {
  const { first, open, texts, lone } = twoWindows()
  const second = open('second', lone())
  await typed(first, 'From a window that was closed')
  await first.flush()
  clock.advance(5000)
  second.save('status', exampleDraft('From the second'))
  // The device is slow: the second has written before it knows.
  clock.advance(1000)
  expect(texts()).toEqual(['From the second'])
  await settle()
  clock.advance(1000)
  expect(texts()).toEqual(['From a window that was closed', 'From the second'])
})

test('emptying a draft in one window keeps the text that another window wrote under the same name', async () => {
  stored.set('draft:status', { version: 2, updatedAt: 1, data: exampleDraft('Old'), attempt: null })
  const { first, open, texts } = twoWindows()
  const second = open('second')
  await typed(first, 'New')
  await first.flush()
  second.save('status', exampleDraft(''))
  await second.flush()
  expect(texts()).toEqual(['New'])
})

test('posting in one window empties the other, unless something else is written there', async () => {
  stored.set('draft:status', { version: 2, updatedAt: 1, data: exampleDraft('Same in both'), attempt: null })
  const { first, open } = twoWindows()
  const second = open('second')
  stored.delete('draft:status')
  second.onMessage({ kind: 'draftGone', key: 'status', updatedAt: 1 })
  await settle()
  expect(second.get('status')).toBeUndefined()
  await typed(second, 'The next one')
  await typed(first, 'Same in both, and more')
  second.onMessage({ kind: 'draftGone', key: first.nameOf('status'), updatedAt: clock.now() })
  await settle()
  expect(second.get('status')?.data.status).toBe('The next one')
})

test.each<[string, (drafts: Drafts) => unknown]>([
  ['is on the device', (drafts) => drafts.flush()],
  ['is not on the device yet', () => {}],
  ['the device refuses', (drafts) => ((storage.set = () => Promise.resolve(false)), drafts.flush())],
  ['was read from the device', (drafts) => drafts.flush().then(() => drafts.take(stored))],
  ['was typed on since', (drafts) => drafts.flush().then(() => typed(drafts, 'Precious, and more'))],
])('a message from another window alone deletes nothing: a draft that %s stays', async (_, prepare) => {
  const drafts = createDrafts(storage, clock)
  await typed(drafts, 'Precious')
  await prepare(drafts)
  const { status } = drafts.get('status')?.data ?? {}
  expect(status).toMatch(/^Precious/)
  for (const updatedAt of [0, clock.now(), Number.MAX_SAFE_INTEGER]) drafts.onMessage({ kind: 'draftGone', key: 'status', updatedAt })
  await settle()
  clock.advance(1000)
  await settle()
  expect(drafts.get('status')?.data.status).toBe(status)
})

test('a draft is also dropped if the device loses it only after the message of another window', async () => {
  const drafts = createDrafts(storage, clock)
  await typed(drafts, 'Posted by an earlier build')
  await drafts.flush()
  drafts.onMessage({ kind: 'draftGone', key: 'status', updatedAt: Number.MAX_SAFE_INTEGER })
  await settle()
  stored.clear()
  clock.advance(1000)
  await settle()
  expect(drafts.get('status')).toBeUndefined()
})

test('text typed while the device is read stays', async () => {
  const drafts = createDrafts(storage, clock)
  await typed(drafts, 'Posted elsewhere')
  await drafts.flush()
  stored.clear()
  drafts.onMessage({ kind: 'draftGone', key: 'status', updatedAt: Number.MAX_SAFE_INTEGER })
  clock.advance(1)
  drafts.save('status', exampleDraft('Posted elsewhere, and more'))
  await settle()
  expect(drafts.get('status')?.data.status).toBe('Posted elsewhere, and more')
})

test('a posted draft is deleted before other tabs are notified', async () => {
  const slow = { ...storage, remove: async (key: string) => void (await settle(), stored.delete(key)) }
  const drafts = createDrafts(slow, clock)
  await typed(drafts, 'Posted')
  await drafts.flush()
  drafts.remove('status')
  await drafts.flush()
  expect(stored.size).toBe(0)
})

test('a draft that gets another name keeps its age and its attempt, also on the device', async () => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('On its way'))
  await drafts.begin('status', { key: 'k', at: 1, of: 'sent' })
  drafts.move('status', 'status~1')
  await drafts.flush()
  expect([...stored.keys()]).toEqual(['draft:status~1'])
  expect(drafts.get('status')).toBeUndefined()
  expect(drafts.get('status~1')).toMatchObject({ attempt: { key: 'k' }, data: { status: 'On its way' } })
})

test('a discarded or posted draft is deleted before the page can be left', async () => {
  const drafts = createDrafts(storage, clock)
  drafts.save('status', exampleDraft('Posted'))
  await drafts.flush()
  drafts.remove('status')
  await settle()
  expect([...stored.keys()]).toEqual([])
})
