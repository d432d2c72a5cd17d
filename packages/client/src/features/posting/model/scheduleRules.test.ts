import { expect, test } from 'vitest'
import { earliestTime, isFarEnough } from './scheduleRules.ts'

const now = Date.parse('2026-11-23T08:02:00.000Z')

test.each([
  ['2026-11-23T08:07:00.000Z', false],
  ['2026-11-23T08:07:30.000Z', true],
  ['2026-11-22T09:00:00.000Z', false],
])('%s is far enough ahead: %s', (time, is) => {
  expect(isFarEnough(time, now)).toBe(is)
})

test('the first suggested time is late enough', () => {
  expect(earliestTime(now)).toBe('2026-11-23T08:10:00.000Z')
  expect(isFarEnough(earliestTime(now), now)).toBe(true)
})
