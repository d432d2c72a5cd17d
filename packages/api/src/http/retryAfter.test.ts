import { expect, test } from 'vitest'

import { readRetryAfter } from './retryAfter.ts'

const now = Date.parse('2026-03-02T18:00:00Z')

test.each([
  ['nothing', {}, null],
  ['seconds', { 'retry-after': '12' }, 12_000],
  ['a date', { 'retry-after': 'Mon, 02 Mar 2026 18:00:30 GMT' }, 30_000],
  ['a date gone by', { 'retry-after': 'Mon, 02 Mar 2026 17:00:00 GMT' }, 0],
  ['the reset of a rate limit', { 'x-ratelimit-reset': '2026-03-02T18:05:00.000000Z' }, 300_000],
  ['nonsense', { 'retry-after': 'soon' }, null],
  ['a year', { 'retry-after': '31536000' }, 86_400_000],
])('the wait is read from %s', (_, headers, wait) => {
  expect(readRetryAfter(new Headers(headers), now)).toBe(wait)
})

test('a date is measured by the clock of the server that wrote it', () => {
  const headers = new Headers({ date: 'Sun, 01 Mar 2026 18:00:00 GMT', 'x-ratelimit-reset': '2026-03-01T18:00:10Z' })
  expect(readRetryAfter(headers, now)).toBe(10_000)
})
