import { expect, test } from 'vitest'
import { titleWithCount } from './titleBadge.ts'

test.each([
  ['Home · Pond', 0, 'Home · Pond'],
  ['Home · Pond', 3, '(3) Home · Pond'],
  ['(3) Home · Pond', 12, '(12) Home · Pond'],
  ['(3) Home · Pond', 0, 'Home · Pond'],
  ['(draft) Home', 1, '(1) (draft) Home'],
])('%o with %i unseen is %o', (title, count, expected) => {
  expect(titleWithCount(title, count)).toBe(expected)
})
