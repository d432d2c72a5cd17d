import { expect, test } from 'vitest'
import { joinedDateOptions } from './joinedDateOptions.ts'

test.each([
  ['a day alone', '2024-01-01T00:00:00.000Z', 'January 1, 2024'],
  ['a day alone without fractions', '2024-01-01T00:00:00Z', 'January 1, 2024'],
  ['a moment', '2024-01-01T00:00:01.000Z', 'December 31, 2023'],
])('west of Greenwich %s is %s: %s', (_what, iso, expected) => {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', ...joinedDateOptions(iso) })
  expect(format.format(Date.parse(iso))).toBe(expected)
})
