import { expect, test } from 'vitest'
import { MeanHeights } from './RowEstimates.ts'
import { RowOffsets } from './RowOffsets.ts'

test('rows of a kind are estimated with the mean of the rendered ones, also in the next visit', () => {
  const means = new MeanHeights(null)
  const kindOf = (id: string) => id.slice(0, 1)
  const estimates = { of: (id: string) => means.of(kindOf(id)), record: (id: string, height: number) => means.record(kindOf(id), height) }
  const offsets = new RowOffsets(new Map(), 220, estimates)
  offsets.setIds(['a1', 'b1', 'a2', 'b2', 'c1'])
  expect(offsets.total).toBe(5 * 220)
  offsets.setHeight('a1', 100)
  offsets.setHeight('b1', 400)
  expect(offsets.total).toBe(100 + 400 + 100 + 400 + 220)
  // A row that grows later is no other row.
  offsets.setHeight('b1', 900)
  expect(offsets.start(4)).toBe(100 + 900 + 100 + 400)
  const next = new MeanHeights(JSON.parse(JSON.stringify(means.entries())))
  expect([next.of('a'), next.of('b'), next.of('c')]).toEqual([100, 400, null])
})

test('after many rows the newest still count', () => {
  const means = new MeanHeights(null)
  for (let n = 0; n < 500; n += 1) means.record('a', 100)
  for (let n = 0; n < 200; n += 1) means.record('a', 300)
  expect(means.of('a')).toBeGreaterThan(290)
})

test.each([5, ['x'], [[1, 2, 3]], [['a', -1, 2]], [['a', 'b', 'c']], [['a', 2, null]]])(
  'malformed stored heights (%j) are ignored',
  (stored) => {
    expect(new MeanHeights(stored).entries()).toEqual([])
  },
)
