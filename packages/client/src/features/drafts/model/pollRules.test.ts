import { expect, test } from 'vitest'
import { clampExpiry, emptyPoll, hasRepeats, offeredUnits, pollError, sentOptions, unitOf } from './pollRules.ts'

const limits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 }

test('blank and repeated options are not sent', () => {
  expect(sentOptions({ ...emptyPoll, options: ['wade', ' ', 'swim', 'wade '] })).toEqual(['wade', 'swim'])
})

test.each([
  [['', ''], null],
  [['wade', ''], 'not_enough_options'],
  [['wade', 'wade'], 'not_enough_options'],
  [['wade', 'swim'], null],
])('options %j have the problem %s', (options, error) => {
  expect(pollError({ ...emptyPoll, options })).toBe(error)
})

test('the time to run stays inside the server’s limits', () => {
  expect(clampExpiry(1, limits)).toBe(60)
  expect(clampExpiry(600, limits)).toBe(600)
  expect(clampExpiry(999_999, limits)).toBe(86_400)
})

test.each([
  [86_400, ['minutes', 'hours', 'days']],
  [86_399, ['minutes', 'hours']],
  [3599, ['minutes']],
])('a longest time of %i seconds offers %j', (maxExpiration, units) => {
  expect(offeredUnits({ ...limits, maxExpiration })).toEqual(units)
})

test('a duplicate option is reported, and empty ones are not', () => {
  expect(hasRepeats({ ...emptyPoll, options: ['wade', 'wade ', ''] })).toBe(true)
  expect(hasRepeats({ ...emptyPoll, options: ['wade', 'swim', '', ''] })).toBe(false)
})

test.each([
  [600, 'minutes'],
  [7200, 'hours'],
  [5400, 'minutes'],
  [86_400, 'days'],
])('%i seconds are shown in %s', (seconds, unit) => {
  expect(unitOf(seconds, limits)).toBe(unit)
})
