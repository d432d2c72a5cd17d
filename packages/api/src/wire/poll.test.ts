import { expect, test } from 'vitest'
import { decodePoll } from './poll.ts'

const options = (...votes: readonly (number | null)[]) => votes.map((votes_count, index) => ({ title: `Option ${index}`, votes_count }))

test.each([
  ['as they are', { votes_count: 28, voters_count: 25, options: options(24, 4, 0) }, 28, 25],
  [
    'in votes where there are fewer voters than votes of one option',
    { votes_count: 28, voters_count: 1, options: options(24, 4, 0) },
    28,
    null,
  ],
  ['in votes where no voters are counted', { votes_count: 28, voters_count: 0, options: options(24, 4, 0) }, 28, null],
  ['as the sum where no votes are counted', { votes_count: 0, voters_count: null, options: options(3, 2) }, 5, null],
  ['as the sum where there are fewer votes than it', { votes_count: 1, options: options(3, 2) }, 5, null],
  ['as the server says where the votes of options are kept back', { votes_count: 7, voters_count: 6, options: options(null, null) }, 7, 6],
])('votes are counted %s', (_, poll, votes, voters) => {
  expect(decodePoll({ id: '1', ...poll })).toMatchObject({ votesCount: votes, votersCount: voters })
})
