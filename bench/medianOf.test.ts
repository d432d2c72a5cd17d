import { expect, test } from 'vitest'

import { medianOf, percentileOf } from './medianOf.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (samples, median) => {
  expect(medianOf(samples)).toBe(median)
})

test.each([
  [[5], 0.95, 5],
  [[40, 10, 20, 30], 0.5, 20],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
])('the percentile of %j at %d is %d', (samples, share, percentile) => {
  expect(percentileOf(samples, share)).toBe(percentile)
})

test('no samples have no median and no percentile', () => {
  expect(() => medianOf([])).toThrow('no samples')
  expect(() => percentileOf([], 0.95)).toThrow('no samples')
})
