import type { Poll, PollId } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { optionRows } from './optionRows.ts'
import { isLeading, pollShare, showsChoices } from './pollShare.ts'

const poll = (change: Partial<Poll>): Poll => ({
  id: '1' as PollId,
  expiresAt: null,
  expired: false,
  multiple: false,
  votesCount: 0,
  votersCount: null,
  options: [],
  emojis: [],
  voted: false,
  ownVotes: [],
  ...change,
})

test('shares of a single-choice poll are parts of the votes', () => {
  const one = poll({
    votesCount: 3,
    votersCount: 99,
    options: [
      { title: 'a', votesCount: 2 },
      { title: 'b', votesCount: 1 },
    ],
  })
  expect([pollShare(one, 0), pollShare(one, 1)]).toEqual([67, 33])
})

test('shares of a multiple-choice poll are parts of the voters, or of the votes where voters are not counted', () => {
  const options = [
    { title: 'a', votesCount: 4 },
    { title: 'b', votesCount: 3 },
  ]
  expect(pollShare(poll({ multiple: true, votesCount: 7, votersCount: 5, options }), 0)).toBe(80)
  expect(pollShare(poll({ multiple: true, votesCount: 7, votersCount: 0, options }), 0)).toBe(57)
})

test('nothing is divided by zero and a missing option counts nothing', () => {
  expect(pollShare(poll({ options: [{ title: 'a', votesCount: 0 }] }), 0)).toBe(0)
  expect(pollShare(poll({ votesCount: 2 }), 7)).toBe(0)
})

test('shares of a remote poll never exceed the total', () => {
  const odd = poll({ multiple: true, votesCount: 9, votersCount: 2, options: [{ title: 'a', votesCount: 5 }] })
  expect(pollShare(odd, 0)).toBe(100)
})

test('the options with the most votes lead, several if they are equal, and none without votes', () => {
  const options = [3, 1, 3, null].map((votesCount) => ({ title: 'x', votesCount }))
  expect(options.map((_, option) => isLeading(poll({ options }), option))).toEqual([true, false, true, false])
  expect(isLeading(poll({ options: [{ title: 'x', votesCount: 0 }] }), 0)).toBe(false)
})

test('two options with the same text have different keys', () => {
  const rows = optionRows([0, 1].map(() => ({ title: 'same', votesCount: 0 })))
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

test.each([
  [true, false, {}, true],
  [false, false, {}, false],
  [true, true, {}, false],
  [true, false, { voted: true }, false],
  [true, false, { expired: true }, false],
])('signed in %s, own %s, %j: choices shown %s', (signedIn, own, change, expected) => {
  expect(showsChoices(poll(change), signedIn, own)).toBe(expected)
})
