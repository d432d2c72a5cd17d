import type { Judgement } from './judgeRun.ts'
import { rankFailures } from './rankFailures.ts'
import { idOf, type RunRecord } from './RunRecord.ts'
import type { Tier } from './tiers.ts'
import { countByTier } from './ceilings.ts'

const shown = 10

interface Given {
  readonly run: RunRecord
  /** The persisted runs, this one among them, the oldest first. */
  readonly history: readonly RunRecord[]
  readonly judgement: Judgement
  readonly tiers: readonly Tier[]
  /** How many seconds each tier took that ran. */
  readonly seconds: ReadonlyMap<Tier, number>
}

/** The end of the log: slowest tests, the ranking, the tiers, each failure, and the sum as the last line. */
export function summaryOf({ run, history, judgement, tiers, seconds }: Given): readonly string[] {
  const { passed, skipped, failures, tolerated } = judgement
  const counts = countByTier(run, tiers)
  return [
    ...titled('The slowest tests:', slowest(run)),
    ...titled(`The tests that failed in the last ${history.length} runs:`, ranking(history)),
    ...titled(
      'The tiers:',
      [...seconds].map(([tier, taken]) => tierLine(tier, counts.get(tier) ?? 0, taken)),
    ),
    ...titled('Failed in quarantine, which blocks nothing:', tolerated),
    '',
    ...failures.map((failure) => `✗ ${failure}`),
    `${passed} passed, ${failures.length} failed${count(tolerated.length, 'failed in quarantine')}${count(skipped, 'skipped')}`,
  ]
}

function slowest({ tests }: RunRecord): readonly string[] {
  const ordered = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown)
  return ordered.map((test) => `${(test.milliseconds / 1000).toFixed(1).padStart(6)} s  ${idOf(test)}`)
}

function ranking(history: readonly RunRecord[]): readonly string[] {
  return rankFailures(history)
    .slice(0, shown)
    .map(({ id, failures, runs, last }) => `${failures} of ${runs}  ${id} (last ${last.date.slice(0, 10)} at ${last.commit})`)
}

function tierLine({ tier, what, ceiling, target, aim }: Tier, count: number, taken: number): string {
  return `${tier}  ${count} of ${ceiling} tests (target ${target}), ${Math.round(taken)} s (aim ${aim} s): ${what}`
}

function count(number: number, what: string): string {
  return number === 0 ? '' : `, ${number} ${what}`
}

function titled(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}
