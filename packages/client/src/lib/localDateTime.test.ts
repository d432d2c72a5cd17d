import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromLocalDateTime, timeZoneName, toLocalDateTime } from './localDateTime.ts'

const zone = process.env.TZ

beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  process.env.TZ = zone
})

test.each([
  ['2026-11-23T13:05:00.000Z', '2026-11-23T08:05'],
  ['2026-07-01T02:00:00.000Z', '2026-06-30T22:00'],
])('%s is %s in New York, and the other way round', (iso, local) => {
  expect(toLocalDateTime(iso)).toBe(local)
  expect(fromLocalDateTime(local)).toBe(iso)
})

test('a field that is not filled has no time', () => {
  expect(fromLocalDateTime('')).toBeNull()
  expect(timeZoneName()).toBe('America/New York')
})
