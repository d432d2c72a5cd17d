import { expect, test } from 'vitest'
import { RowOffsets } from './RowOffsets.ts'
import { SpareRows } from './SpareRows.ts'

test('rows around the viewport stay until half of the margin is used on one side, or until one at their ends is removed', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `r${index}`)
  const offsets = new RowOffsets(new Map(), 100)
  offsets.setIds(ids)
  const spare = new SpareRows<string>()
  const around = (from: number) => spare.around(offsets, from, 600)
  // 600 px on each side.
  expect(around(2000)).toEqual([14, 32])
  expect([around(2399), around(1700)]).toEqual([
    [14, 32],
    [14, 32],
  ])
  expect(around(2400)).toEqual([18, 36])
  expect(around(1000)).toEqual([4, 22])
  expect([around(0), around(9400)]).toEqual([
    [0, 12],
    [88, 99],
  ])
  // A row that comes above counts from then on; one that goes takes its range along.
  around(2000)
  offsets.setIds(['new', ...ids])
  expect(around(2100)).toEqual([15, 33])
  offsets.setIds(ids.filter((id) => id !== 'r14'))
  expect(around(2000)).toEqual([14, 32])
})
