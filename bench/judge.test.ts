import { expect, test } from 'vitest'

import { judge, tableOf } from './judge.ts'
import type { Row } from './Measure.ts'

const row = (id: string, value: number): Row => ({ id, value, unit: 'posts', what: `what ${id} is` })

test('a value at the bound passes, and a value beyond it fails', () => {
  const budgets = { a: { max: 1 }, b: { min: 1 } }
  const judged = judge([row('a', 1), row('a', 2), row('b', 1), row('b', 0)], budgets, { complete: true })
  expect(judged.map(({ within }) => within)).toEqual([true, false, true, false])
})

test('a value that is not a number is never within', () => {
  expect(judge([row('a', Number.NaN)], { a: { max: 1 } }, { complete: true })[0]?.within).toBe(false)
})

test('a budget without a measurement is an error only in a complete run', () => {
  expect(() => judge([], { a: { max: 1 } }, { complete: true })).toThrow('Nothing measured a')
  expect(judge([], { a: { max: 1 } }, { complete: false })).toEqual([])
})

test('the table marks rows over the bound, over the aim, and without a bound', () => {
  const budgets = { a: { max: 1 }, b: { max: 9, aim: 2 } }
  const table = tableOf(judge([row('a', 2), row('b', 3), row('c', 4)], budgets, { complete: true }))
  expect(table.split('\n')).toEqual([
    '✗  2 posts  ≤ 1         what a is',
    '~  3 posts  ≤ 9, aim 2  what b is',
    '   4 posts              what c is',
  ])
})
