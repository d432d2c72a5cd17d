import { ceilingFailures } from './ceilings.ts'
import { engineListErrors, type EngineJourneys } from './engineJourneys.ts'
import { quarantined, quarantineErrors } from './quarantine.ts'
import { idOf, type RunRecord } from './RunRecord.ts'
import type { Tier } from './tiers.ts'

/** Result of a run. It has failed if `failures` is not empty. */
export interface Judgement {
  readonly passed: number
  readonly skipped: number
  /** Failures, one line each: tests, errors outside of tests, and rules about the tests themselves. */
  readonly failures: readonly string[]
  /** Failures in quarantine. */
  readonly tolerated: readonly string[]
}

interface Given {
  readonly run: RunRecord
  /** The projects that ran completely. */
  readonly projects: readonly string[]
  readonly tiers: readonly Tier[]
  /** The content of e2e/quarantine.json. */
  readonly quarantine: unknown
  readonly engineJourneys: EngineJourneys
  readonly today: Date
}

/** Judges the tests of a run: every failure counts but those in quarantine. */
export function judgeRun({ run, projects, tiers, quarantine, engineJourneys, today }: Given): Judgement {
  const held = new Set(quarantined(quarantine).map(({ test }) => test))
  const failed = run.tests.filter(({ result }) => result === 'failed')
  const lines = (tests: typeof failed) => tests.map((test) => `${idOf(test)}: ${test.reason}`)
  return {
    passed: run.tests.filter(({ result }) => result === 'passed').length,
    skipped: run.tests.filter(({ result }) => result === 'skipped').length,
    failures: [
      ...lines(failed.filter((test) => !held.has(idOf(test)))),
      ...run.errors.map(({ where, reason }) => `${where}: ${reason}`),
      ...quarantineErrors({ entries: quarantine, today, run, projects }),
      ...engineListErrors(engineJourneys, { run, projects }),
      // A full run has tests in addition to those that the ceilings limit.
      ...(run.set === 'full' ? [] : ceilingFailures(run, tiers)),
    ],
    tolerated: lines(failed.filter((test) => held.has(idOf(test)))),
  }
}
