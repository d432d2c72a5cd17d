import type { RunRecord } from './RunRecord.ts'
import { projectsOf, type Tier } from './tiers.ts'

/**
 * How many seconds each tier of a round took: the tests of a round share its workers, so each tier has the share of its tests.
 *
 * @param taken the seconds of the round
 */
export function secondsOf(round: readonly Tier[], taken: number, { tests }: Pick<RunRecord, 'tests'>): ReadonlyMap<Tier, number> {
  const durations = round.map((tier) => {
    const projects = projectsOf(tier)
    return tests.filter(({ project }) => projects.includes(project)).reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  })
  const all = durations.reduce((sum, duration) => sum + duration, 0)
  return new Map(round.map((tier, at) => [tier, all === 0 ? taken / round.length : (taken * (durations[at] ?? 0)) / all]))
}
