import { expect, test } from 'vitest'
import { isQuietAt, snoozeEnd } from './quietTime.ts'

const at = (time: string) => new Date(`2026-03-02T${time}:00`)
const times = (from: string | null, until: string | null) => ({ from, until, snoozedUntil: 0 })

test.each([
  ['23:30', '22:00', '07:00', true],
  ['06:59', '22:00', '07:00', true],
  ['07:00', '22:00', '07:00', false],
  ['12:00', '22:00', '07:00', false],
  ['13:00', '12:00', '14:00', true],
  ['14:00', '12:00', '14:00', false],
  ['13:00', '12:00', null, false],
  ['13:00', '13:00', '13:00', false],
  ['13:00', 'noon', '25:00', false],
])('%s is in the quiet hours from %s until %s: %s', (now, from, until, quiet) => {
  expect(isQuietAt(at(now), times(from, until))).toBe(quiet)
})

test('a snooze ends by itself, after an hour or in the morning', () => {
  const now = at('21:15')
  expect(snoozeEnd(now, 'hour')).toBe(at('22:15').getTime())
  const morning = snoozeEnd(now, 'tomorrow')
  expect(new Date(morning).getHours()).toBe(8)
  expect(isQuietAt(new Date(morning - 1), { ...times(null, null), snoozedUntil: morning })).toBe(true)
  expect(isQuietAt(new Date(morning), { ...times(null, null), snoozedUntil: morning })).toBe(false)
})
