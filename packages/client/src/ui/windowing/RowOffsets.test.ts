import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowOffsets } from './RowOffsets.ts'

test('rows start at the end of the previous ones, and unknown heights count with the estimate', () => {
  const offsets = new RowOffsets(new Map([['b', 50]]), 100)
  offsets.setIds(['a', 'b', 'c'])
  expect([0, 1, 2, 3].map((index) => offsets.start(index))).toEqual([0, 100, 150, 250])
})

test('a measured height moves only the rows after it', () => {
  const offsets = new RowOffsets(new Map(), 100)
  offsets.setIds(['a', 'b', 'c'])
  expect(offsets.total).toBe(300)
  offsets.setHeight('b', 30)
  expect([0, 1, 2, 3].map((index) => offsets.start(index))).toEqual([0, 100, 130, 230])
})

test('the height of a row that is not in the list yet is stored until the row is added', () => {
  const offsets = new RowOffsets(new Map(), 100)
  offsets.setIds(['a'])
  offsets.setHeight('z', 7)
  offsets.setIds(['z', 'a'])
  expect(offsets.start(1)).toBe(7)
})

test.each([
  ['b', 'acd', 'c'],
  ['b', 'ad', 'd'],
  ['d', 'ab', 'b'],
  ['a', '', null],
])('when %s is removed and %j stay, %s takes over', (deleted, stored, next) => {
  const offsets = new RowOffsets(new Map(), 100)
  offsets.setIds(['a', 'b', 'c', 'd'])
  expect(offsets.survivor(deleted, new Set(stored))).toBe(next)
})

test('an offset is found in the row that covers it, for any heights and changes', () => {
  const change = fc.tuple(fc.nat(40), fc.integer({ min: 0, max: 900 }))
  const property = fc.property(
    fc.integer({ min: 1, max: 40 }),
    fc.array(change),
    fc.integer({ min: -100, max: 20_000 }),
    (count, changes, height) => {
      const offsets = new RowOffsets(new Map(), 120)
      offsets.setIds(Array.from({ length: count }, (_, index) => `r${index}`))
      for (const [row, size] of changes) offsets.setHeight(`r${row}`, size)
      const at = offsets.at(height)
      if (height < 0) return at === 0
      return offsets.start(at) <= height && (at === count - 1 || height < offsets.start(at + 1))
    },
  )
  expect(() => fc.assert(property)).not.toThrow()
})

test('an empty list has no row anywhere', () => {
  expect(new RowOffsets(new Map(), 100).at(0)).toBe(-1)
})
