import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellSize, layOutGrid, moveInGrid, rowOfItem, rowsInSight, titleHeight, type GridMove } from './gridLayout.ts'

const lengths = fc.array(fc.nat({ max: 60 }), { maxLength: 12 })
const width = fc.integer({ min: 1, max: 900 })

test('every item is in exactly one row of its section, in order', () => {
  fc.assert(
    fc.property(lengths, width, (sizes, wide) => {
      const layout = layOutGrid(sizes, wide)
      expect(layout.count).toBe(sizes.reduce((sum, size) => sum + size, 0))
      const items = layout.rows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))
      expect(items).toEqual(Array.from({ length: layout.count }, (_, at) => at))
      for (const { from, to } of layout.rows) expect(to - from).toBeLessThanOrEqual(layout.columns)
      for (const item of items) {
        const row = layout.rows[rowOfItem(layout, item)]
        expect(row && row.from <= item && item < row.to).toBe(true)
      }
    }),
  )
})

test('rows follow each other without a gap: titles of 24 px, items of 40 px', () => {
  fc.assert(
    fc.property(lengths, width, (sizes, wide) => {
      const { rows, height } = layOutGrid(sizes, wide)
      let top = 0
      for (const row of rows) {
        expect(row.top).toBe(top)
        top += row.to > row.from ? cellSize : titleHeight
      }
      expect(height).toBe(top)
    }),
  )
})

test('everything in sight is rendered, and never much more than fits', () => {
  fc.assert(
    fc.property(lengths, width, fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 600 }), (sizes, wide, at, height) => {
      const layout = layOutGrid(sizes, wide)
      const top = Math.max(0, Math.min(at, layout.height - height))
      const [from, to] = rowsInSight(layout, top, height)
      layout.rows.forEach((row, index) => {
        const end = row.top + (row.to > row.from ? cellSize : titleHeight)
        if (end > top && row.top < top + height) expect(from <= index && index < to).toBe(true)
      })
      expect(to - from).toBeLessThanOrEqual((height + 240) / titleHeight + 3)
    }),
  )
})

test('no key leaves the grid except the up arrow, which leads to the search', () => {
  const moves: readonly GridMove[] = ['back', 'forward', 'up', 'down', 'rowStart', 'rowEnd', 'first', 'last', 'pageUp', 'pageDown']
  fc.assert(
    fc.property(lengths, width, fc.nat(), fc.constantFrom(...moves), (sizes, wide, seed, move) => {
      const layout = layOutGrid(sizes, wide)
      fc.pre(layout.count > 0)
      const item = seed % layout.count
      const next = moveInGrid(layout, item, move, 240)
      expect(next).toBeGreaterThanOrEqual(move === 'up' ? -1 : 0)
      expect(next).toBeLessThan(layout.count)
      if (move === 'down' || move === 'pageDown' || move === 'forward') expect(next).toBeGreaterThanOrEqual(item)
      if (move === 'up' || move === 'pageUp' || move === 'back') expect(next).toBeLessThanOrEqual(item)
    }),
  )
})

const layout = layOutGrid([5, 0, 7], 3 * cellSize + 5)

test.each<[GridMove, number, number]>([
  ['forward', 4, 5],
  ['back', 5, 4],
  ['back', 0, 0],
  ['forward', 11, 11],
  ['down', 1, 4],
  ['down', 4, 6],
  ['up', 7, 4],
  // The row above is shorter.
  ['down', 2, 4],
  ['up', 1, -1],
  ['down', 11, 11],
  ['rowStart', 4, 3],
  ['rowEnd', 3, 4],
  ['rowEnd', 5, 7],
  ['first', 9, 0],
  ['last', 2, 11],
  ['pageDown', 0, 5],
  ['pageUp', 11, 3],
  ['pageDown', 8, 11],
  ['pageUp', 1, 0],
])('%s from item %i leads to %i', (move, from, to) => {
  expect(moveInGrid(layout, from, move, 4 * cellSize)).toBe(to)
})
