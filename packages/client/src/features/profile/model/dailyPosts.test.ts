import { expect, test } from 'vitest'
import { dailyPosts } from './dailyPosts.ts'

const now = Date.parse('2026-03-11T00:00:00Z')

test.each([
  [100, '2026-03-01T00:00:00Z', 10],
  [101, '2026-03-01T00:00:00Z', 11],
  [5, '2026-03-11T00:00:00Z', 5],
  [5, '2027-01-01T00:00:00Z', 5],
  [0, '2026-03-01T00:00:00Z', null],
  [9, null, null],
  [9, 'soon', null],
])('%i posts since %s are %s a day', (count, createdAt, expected) => {
  expect(dailyPosts(count, createdAt, now)).toBe(expected)
})
