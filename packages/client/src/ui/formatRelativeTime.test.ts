import { expect, test } from 'vitest'
import { createFormats } from '#i18n/Formats.ts'
import { formatRelativeTime } from './formatRelativeTime.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const english = createFormats('en')
const minute = 60_000
const day = 86_400_000

test.each([
  [0, 'now'],
  [-999, 'now'],
  [-1000, '1s ago'],
  [-59_999, '59s ago'],
  [-minute, '1m ago'],
  [-59 * minute - 59_000, '59m ago'],
  [-60 * minute, '1h ago'],
  [-23 * 60 * minute, '23h ago'],
  [-day, '1d ago'],
  [-6.9 * day, '6d ago'],
  [-7 * day, '1w ago'],
  [-27 * day, '3w ago'],
  [-29 * day, '1mo ago'],
  [-40 * day, '1mo ago'],
  [-364 * day, '11mo ago'],
  [-800 * day, '2y ago'],
  [1, 'in 1s'],
  [30_000, 'in 30s'],
  [5 * minute, 'in 5m'],
])('%s ms from now is "%s"', (distance, expected) => {
  expect(formatRelativeTime(now + distance, now, english)).toBe(expected)
})

test('it uses the language of its format', () => {
  expect(formatRelativeTime(now - 5 * minute, now, createFormats('ja'))).toBe('5分前')
  expect(formatRelativeTime(now, now, createFormats('ja'))).toBe('今')
})
