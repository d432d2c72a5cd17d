import { expect, test } from 'vitest'
import { clampExpiry, emptyPollForm, offeredUnits, pollProblem, sentOptions } from './pollForm.ts'

const limits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 }

test('blank and repeated options are not sent', () => {
  expect(sentOptions({ ...emptyPollForm, options: ['wade', ' ', 'swim', 'wade '] })).toEqual(['wade', 'swim'])
})

test.each([
  [['', ''], null],
  [['wade', ''], 'not_enough_options'],
  [['wade', 'wade'], 'not_enough_options'],
  [['wade', 'swim'], null],
])('options %j have the problem %s', (options, problem) => {
  expect(pollProblem({ ...emptyPollForm, options })).toBe(problem)
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
