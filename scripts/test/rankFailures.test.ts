import { expect, test } from 'vitest'

import { rankFailures } from './rankFailures.ts'
import { runOf } from './runOf.ts'

const on = (day: number) => ({ date: `2026-11-0${day}T10:00:00.000Z`, commit: `c${day}` })

test('the test that failed most often is first, and of two equal ones the one that failed last', () => {
  const history = [
    runOf(['unit first failed', 'unit often failed', 'unit never passed'], on(1)),
    runOf(['unit first passed', 'unit often failed', 'unit late failed'], on(2)),
    runOf(['unit often passed', 'unit late skipped'], on(3)),
  ]
  expect(rankFailures(history)).toEqual([
    { id: 'unit: a.test.ts › often', failures: 2, runs: 3, last: on(2) },
    { id: 'unit: a.test.ts › late', failures: 1, runs: 1, last: on(2) },
    { id: 'unit: a.test.ts › first', failures: 1, runs: 2, last: on(1) },
  ])
})

test('one test in two projects is two, and a name that two tests share counts once in a run', () => {
  const history = [runOf(['firefox walk failed', 'webkit walk passed', 'unit twin failed', 'unit twin failed'], on(1))]
  expect(rankFailures(history).map(({ id, failures, runs }) => [id, failures, runs])).toEqual([
    ['firefox: a.test.ts › walk', 1, 1],
    ['unit: a.test.ts › twin', 1, 1],
  ])
})

test('where nothing failed there is no ranking', () => {
  expect(rankFailures([])).toEqual([])
  expect(rankFailures([runOf(['unit a passed', 'unit b skipped'])])).toEqual([])
})
