import type { RunRecord } from './RunRecord.ts'
import { projectsOf, type Tier } from './tiers.ts'

/** How many tests of each tier ran. */
export function countByTier({ tests }: Pick<RunRecord, 'tests'>, tiers: readonly Tier[]): ReadonlyMap<Tier, number> {
  const ran = tests.filter(({ result }) => result !== 'skipped')
  return new Map(tiers.map((tier) => [tier, ran.filter(({ project }) => projectsOf(tier).includes(project)).length]))
}

/** The tiers that have more tests than they may, a sentence each that says where those belong. */
export function ceilingFailures(run: Pick<RunRecord, 'tests'>, tiers: readonly Tier[]): readonly string[] {
  return [...countByTier(run, tiers)]
    .filter(([{ ceiling }, count]) => count > ceiling)
    .map(
      ([{ tier, what, ceiling, instead }, count]) =>
        `Tier ${tier} (${what}) has ${count} tests, and at most ${ceiling} may be there. ${instead}`,
    )
}
