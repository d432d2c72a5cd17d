import { expect, test } from 'vitest'
import { nextDelay } from './nextDelay.ts'

test('the wait doubles from one second and ends at five minutes', () => {
  const middle = () => 0.5
  expect([1, 2, 3, 9, 10, 60].map((failures) => nextDelay(failures, middle))).toEqual([1000, 2000, 4000, 256_000, 300_000, 300_000])
})

test('the wait differs by a quarter at most', () => {
  expect(nextDelay(1, () => 0)).toBe(750)
  expect(nextDelay(1, () => 1)).toBe(1250)
})
