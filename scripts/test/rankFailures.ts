import { idOf, type RunRecord, type TestRecord } from './RunRecord.ts'

/** How often a test failed in the runs that are persisted. */
export interface Failing {
  readonly id: string
  readonly failures: number
  /** In how many of those runs it ran. */
  readonly runs: number
  /** The date and the commit of the last run that it failed in. */
  readonly last: Pick<RunRecord, 'date' | 'commit'>
}

/**
 * The tests that failed in any of these runs, those that failed most often first, and of the same number those that failed last.
 *
 * @param runs the oldest first
 */
export function rankFailures(runs: readonly RunRecord[]): readonly Failing[] {
  const ranked = new Map<string, Failing>()
  const counts = new Map<string, number>()
  for (const { date, commit, tests } of runs) {
    const ids = (chosen: readonly TestRecord[]) => new Set(chosen.map(idOf))
    for (const id of ids(tests.filter(({ result }) => result !== 'skipped'))) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const id of ids(tests.filter(({ result }) => result === 'failed')))
      ranked.set(id, { id, failures: (ranked.get(id)?.failures ?? 0) + 1, runs: 0, last: { date, commit } })
  }
  return [...ranked.values()]
    .map((failing) => ({ ...failing, runs: counts.get(failing.id) ?? 0 }))
    .toSorted((one, other) => other.failures - one.failures || compare(other.last.date, one.last.date) || compare(one.id, other.id))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
