import { expect, test } from 'vitest'

import { judgeRun } from './judgeRun.ts'
import type { RunRecord } from './RunRecord.ts'
import { runOf } from './runOf.ts'
import type { Tier } from './tiers.ts'

const tier = (number: number, project: string, ceiling: number): Tier => ({
  tier: number,
  what: 'tests',
  parts: [{ name: project, projects: [project], needs: [] }],
  round: 1,
  ceiling,
  target: 1,
  aim: 1,
  instead: 'Move one down.',
})
const tiers = [tier(1, 'unit', 3), tier(4, 'e2e', 1)]
const held = { test: 'e2e: a.test.ts › walk', reason: 'a bug of the browser', date: '2026-11-20' }

const engineJourneys = { core: {}, excluded: [] }

const judge = (run: RunRecord, quarantine: unknown = []) =>
  judgeRun({ run, tiers, quarantine, engineJourneys, projects: ['unit', 'e2e', 'firefox'], today: new Date('2026-11-26') })

test('each failure is reported with its reason, and the rest is counted', () => {
  expect(judge(runOf(['unit a passed', 'unit b failed', 'unit c skipped', 'e2e walk failed']))).toEqual({
    passed: 1,
    skipped: 1,
    failures: ['unit: a.test.ts › b: it broke', 'e2e: a.test.ts › walk: it broke'],
    tolerated: [],
  })
})

test('a test in quarantine fails without failing the run', () => {
  expect(judge(runOf(['unit a passed', 'e2e walk failed']), [held])).toEqual({
    passed: 1,
    skipped: 0,
    failures: [],
    tolerated: ['e2e: a.test.ts › walk: it broke'],
  })
})

test('a fault of the quarantine fails the run, also where all tests pass', () => {
  const { failures } = judge(runOf(['unit a passed', 'e2e walk passed']), [{ ...held, date: '2026-01-01' }])
  expect(failures).toEqual([expect.stringContaining('more than 30 days')])
})

test('an error outside of every test fails the run', () => {
  const { failures } = judge(runOf(['unit a passed'], { errors: [{ where: 'unit: b.test.ts', reason: 'no such module' }] }))
  expect(failures).toEqual(['unit: b.test.ts: no such module'])
})

test('a tier with too many tests fails the run, with a hint where they belong', () => {
  const ran = ['unit a passed', 'unit b passed', 'unit c passed', 'unit d skipped', 'e2e a passed', 'e2e b passed']
  expect(judge(runOf(ran)).failures).toEqual(['Tier 4 (tests) has 2 tests, and at most 1 may be there. Move one down.'])
  expect(judge(runOf(ran, { set: 'full' })).failures).toEqual([])
})
