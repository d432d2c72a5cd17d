import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createBatches } from './Batches.ts'
import { createEntityTable } from './EntityTable.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

interface Thing {
  readonly text: string
  readonly liked: boolean
  readonly likes: number
  readonly tags: readonly string[]
}

const thing: Thing = { text: 'hello', liked: false, likes: 1, tags: ['a'] }

const liked = (value: Thing): Thing => (value.liked ? value : { ...value, liked: true, likes: value.likes + 1 })

function setUp() {
  const batches = createBatches()
  return { batches, table: createEntityTable<string, Thing>({ batches }) }
}

test('a value stays the same object until it changes, and an equal response does not notify', () => {
  const { table } = setUp()
  const received = vi.fn()
  table.subscribe('1', received)
  table.write('1', thing, 0)
  const first = table.get('1')
  table.write('1', { ...thing, tags: ['a'] }, 1)
  expect(table.get('1')).toBe(first)
  expect(received).toHaveBeenCalledOnce()
})

test('a response that changes one field keeps the identity of the others', () => {
  const { table } = setUp()
  table.write('1', thing, 0)
  table.write('1', { ...thing, tags: ['a'], text: 'edited' }, 1)
  expect(table.get('1')?.text).toBe('edited')
  expect(table.get('1')?.tags).toBe(thing.tags)
})

test('a patch shows over the confirmed value until it is reverted', () => {
  const { table } = setUp()
  table.write('1', thing, 0)
  const patch = table.patch('1', liked)
  expect(table.get('1')).toEqual({ ...thing, liked: true, likes: 2 })
  expect(table.confirmed('1')).toBe(thing)
  patch.revert()
  expect(table.get('1')).toBe(thing)
})

test('a patch also applies over a newer response, and is not counted twice', () => {
  const { table } = setUp()
  table.write('1', thing, 0)
  const patch = table.patch('1', liked)
  table.write('1', { ...thing, text: 'edited' }, 1)
  expect(table.get('1')).toEqual({ ...thing, text: 'edited', liked: true, likes: 2 })
  table.write('1', { ...thing, text: 'edited', liked: true, likes: 9 }, 2)
  patch.settle()
  expect(table.get('1')?.likes).toBe(9)
})

test('a patch that settles without a response becomes the confirmed value', () => {
  const { table } = setUp()
  table.write('1', thing, 0)
  table.patch('1', liked).settle()
  expect(table.confirmed('1')).toEqual({ ...thing, liked: true, likes: 2 })
})

test('a response that equals the patched value does not notify', () => {
  const { table } = setUp()
  table.write('1', thing, 0)
  const received = vi.fn()
  table.subscribe('1', received)
  const patch = table.patch('1', liked)
  const optimistic = table.get('1')
  table.write('1', { ...thing, liked: true, likes: 2 }, 1)
  patch.settle()
  expect(received).toHaveBeenCalledOnce()
  expect([table.get('1'), table.confirmed('1')]).toEqual([optimistic, optimistic])
  expect(table.confirmed('1')).toBe(optimistic)
})

test('settling a reverted patch does nothing', () => {
  const { table } = setUp()
  table.write('1', thing, 0)
  const patch = table.patch('1', liked)
  patch.revert()
  patch.settle()
  expect(table.get('1')).toBe(thing)
})

test('the response to an earlier request does not overwrite a newer one', () => {
  const { table } = setUp()
  table.write('1', { ...thing, likes: 5 }, 7)
  table.write('1', { ...thing, likes: 4 }, 6)
  expect(table.get('1')?.likes).toBe(5)
})

test('a batch notifies each id once, after all writes', () => {
  const { batches, table } = setUp()
  const seen: (number | undefined)[] = []
  table.subscribe('1', () => seen.push(table.get('1')?.likes))
  const other = vi.fn()
  table.subscribe('3', other)
  batches.batch(() => {
    table.write('1', thing, 0)
    batches.batch(() => table.write('1', { ...thing, likes: 2 }, 1))
    table.write('2', thing, 1)
    table.write('1', { ...thing, likes: 3 }, 2)
    expect(seen).toEqual([])
  })
  expect(seen).toEqual([3])
  expect(other).not.toHaveBeenCalled()
})

test('listeners are notified even if the batch throws, and so are those of a change that a listener makes', () => {
  const { batches, table } = setUp()
  const received = vi.fn()
  table.subscribe('1', () => table.write('2', thing, 1))
  table.subscribe('2', received)
  expect(() =>
    batches.batch(() => {
      table.write('1', thing, 0)
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(received).toHaveBeenCalledOnce()
})

test('in any order of responses and patches, the open patches show over the newest response', () => {
  type Step = { do: 'response'; asOf: number; likes: number } | { do: 'patch' } | { do: 'end'; which: number; how: 'settle' | 'revert' }
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('response' as const), asOf: fc.nat(30), likes: fc.nat(50) }),
    fc.constant({ do: 'patch' as const }),
    fc.record({ do: fc.constant('end' as const), which: fc.nat(5), how: fc.constantFrom('settle' as const, 'revert' as const) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { table } = setUp()
      let notified = 0
      table.subscribe('1', () => (notified += 1))
      // The model: the confirmed value, and the labels of the open patches in order.
      let model: { tags: readonly string[]; likes: number } | undefined
      let newest = -1
      let responses = 0
      const open: { label: string; responsesBefore: number; patch: ReturnType<typeof table.patch> }[] = []
      const add = (tags: readonly string[], label: string) => (tags.includes(label) ? tags : [...tags, label])

      for (const [index, current] of steps.entries()) {
        const before = table.get('1')
        const notifiedBefore = notified
        if (current.do === 'response') {
          table.write('1', { ...thing, tags: [], likes: current.likes }, current.asOf)
          if (current.asOf >= newest || model === undefined) {
            model = { tags: [], likes: current.likes }
            newest = Math.max(newest, current.asOf)
            responses += 1
          }
        } else if (current.do === 'patch') {
          const label = String(index)
          const patch = table.patch('1', (value) => ({ ...value, tags: add(value.tags, label) }))
          open.push({ label, responsesBefore: responses, patch })
        } else {
          const [ended] = open.splice(current.which % Math.max(1, open.length), 1)
          ended?.patch[current.how]()
          if (ended && model && current.how === 'settle' && ended.responsesBefore === responses)
            model = { ...model, tags: add(model.tags, ended.label) }
        }
        const expected = model && { ...thing, likes: model.likes, tags: open.reduce((tags, { label }) => add(tags, label), model.tags) }
        expect(table.get('1')).toEqual(expected)
        // Notified exactly when the shown object changes.
        expect(notified - notifiedBefore).toBe(Object.is(before, table.get('1')) ? 0 : 1)
      }
    }),
    { numRuns: propertyRuns(500) },
  )
})
