import { expect, test } from 'vitest'

import { runOf } from './runOf.ts'
import { summaryOf } from './summaryOf.ts'
import type { Tier } from './tiers.ts'

const tier: Tier = {
  tier: 4,
  what: 'journeys',
  parts: [{ name: 'e2e', projects: ['e2e'], needs: [] }],
  round: 1,
  ceiling: 20,
  target: 10,
  aim: 160,
  instead: '',
}

test('the summary lists the slowest, the ranking, the tiers, the quarantine, each failure and the total', () => {
  const earlier = runOf(['e2e walk failed'], { date: '2026-11-20T08:00:00.000Z', commit: 'beef' })
  const run = runOf(['e2e walk passed 1200', 'e2e run failed 15500'])
  const judgement = { passed: 1, skipped: 2, failures: ['e2e: a.test.ts › run: it broke'], tolerated: ['e2e: a.test.ts › fly: it fell'] }
  expect(summaryOf({ run, history: [earlier, run], judgement, tiers: [tier], seconds: new Map([[tier, 15.6]]) }).join('\n')).toBe(`
The slowest tests:
    15.5 s  e2e: a.test.ts › run
     1.2 s  e2e: a.test.ts › walk

The tests that failed in the last 2 runs:
  1 of 1  e2e: a.test.ts › run (last 2026-11-26 at c0ffee)
  1 of 2  e2e: a.test.ts › walk (last 2026-11-20 at beef)

The tiers:
  4  2 of 20 tests (target 10), 16 s (aim 160 s): journeys

Failed in quarantine, which blocks nothing:
  e2e: a.test.ts › fly: it fell

✗ e2e: a.test.ts › run: it broke
1 passed, 1 failed, 1 failed in quarantine, 2 skipped`)
})

test('each section has at most ten lines, and empty sections have no title', () => {
  const run = runOf(Array.from({ length: 30 }, (_, at) => `e2e t${at} passed ${at}000`))
  const judgement = { passed: 30, skipped: 0, failures: [], tolerated: [] }
  const lines = summaryOf({ run, history: [run], judgement, tiers: [tier], seconds: new Map() })
  expect(lines).toHaveLength(14)
  expect(lines.slice(1, 3)).toEqual(['The slowest tests:', '    29.0 s  e2e: a.test.ts › t29'])
  expect(lines.at(-1)).toBe('30 passed, 0 failed')
})
