import { expect, test } from 'vitest'
import { titleWithCount } from './titleBadge.ts'

test.each([
  ['Home · Pond', '', 'Home · Pond'],
  ['Home · Pond', '3', '(3) Home · Pond'],
  ['(3) Home · Pond', '12', '(12) Home · Pond'],
  ['(3) Home · Pond', '', 'Home · Pond'],
  ['(3) Home · Pond', '20+', '(20+) Home · Pond'],
  ['(20+) Home · Pond', '', 'Home · Pond'],
  ['(draft) Home', '1', '(1) (draft) Home'],
])('%o with %o unseen is %o', (title, count, expected) => {
  expect(titleWithCount(title, count)).toBe(expected)
})
