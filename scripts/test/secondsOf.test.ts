import { expect, test } from 'vitest'

import { runOf } from './runOf.ts'
import { secondsOf } from './secondsOf.ts'
import { roundsOf, tiers } from './tiers.ts'

test('the sweep and the journeys share their workers, and each has the seconds of its tests', () => {
  const rounds = roundsOf(tiers)
  expect(rounds.map((round) => round.map(({ tier }) => tier))).toEqual([[1], [2], [3, 4], [5]])
  const run = runOf(['unit rule passed 500', 'sweep screen passed 1000', 'e2e walk passed 2000', 'e2e run failed 1000'])
  const seconds = (at: number, taken: number) => [...secondsOf(rounds[at] ?? [], taken, run).values()]
  expect(seconds(2, 40)).toEqual([10, 30])
  expect(seconds(0, 7)).toEqual([7])
  expect(seconds(1, 3)).toEqual([3])
})
