import { expect, test } from 'vitest'

import { medianOf } from './medianOf.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (samples, median) => {
  expect(medianOf(samples)).toBe(median)
})

test('no samples have no median', () => {
  expect(() => medianOf([])).toThrow('no samples')
})
