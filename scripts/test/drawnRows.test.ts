import { expect, test } from 'vitest'

import { drawnRows } from './drawnRows.mjs'

const rowsOf = (subject: string, count: number) => Array.from({ length: count }, (_, at) => ({ subject, line: `${subject} ${at}` }))
const rows = [...rowsOf('lists', 200), ...rowsOf('keys', 4), ...rowsOf('starts', 2)]
const sizes = { count: 60, perSubject: 3 }

test('a seed selects its rows from any order, at least three of each subject', () => {
  const drawn = drawnRows(rows, 'ada', sizes)
  expect(new Set(drawn).size).toBe(60)
  const counts = ['lists', 'keys', 'starts'].map((name) => drawn.filter(({ subject }) => subject === name).length)
  expect(counts[0]).toBeLessThanOrEqual(55)
  expect(counts[1]).toBeGreaterThanOrEqual(3)
  expect(counts[2]).toBe(2)
  expect(drawnRows(rows.toReversed(), 'ada', sizes).toReversed()).toEqual(drawn)
  expect(drawnRows(rows, 'bob', sizes)).not.toEqual(drawn)
})
