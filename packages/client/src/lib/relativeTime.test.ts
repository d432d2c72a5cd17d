import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = Date.parse('2026-03-02T12:00:00Z')

test.each([
  ['2026-03-02T11:59:30Z', 0, 'second'],
  ['2026-03-02T12:00:40Z', 0, 'second'],
  ['2026-03-02T11:59:00Z', -1, 'minute'],
  ['2026-03-02T11:00:01Z', -59, 'minute'],
  ['2026-03-02T11:00:00Z', -1, 'hour'],
  ['2026-03-01T12:00:01Z', -23, 'hour'],
  ['2026-03-01T12:00:00Z', -1, 'day'],
  ['2026-02-23T12:00:00Z', -1, 'week'],
  ['2026-01-02T12:00:00Z', -1, 'month'],
  ['2024-03-02T12:00:00Z', -2, 'year'],
  ['2026-03-03T12:00:00Z', 1, 'day'],
])('%s is %i %s away', (at, value, unit) => {
  expect(relativeTime(Date.parse(at), now)).toEqual({ value, unit })
})
