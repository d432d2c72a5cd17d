/** A part that `npm test -- NAME` runs. */
interface Part {
  readonly name: string
  /** The projects of vitest.config.ts that belong to it. */
  readonly projects: readonly string[]
  readonly needs: readonly ('chromium' | 'build')[]
  /** True for a part that `npm test` leaves to `npm run test:full`. */
  readonly isFullOnly?: boolean
}

/** A level of the test pyramid: the lower it is, the sooner its tests find an error, and the less they need. */
export interface Tier {
  readonly tier: number
  /** The environment of its tests. */
  readonly what: string
  readonly parts: readonly Part[]
  /** Tiers of one round run in one process of Vitest and share its workers, so that none is idle at the end of the first. */
  readonly round: number
  /** A run with more tests than this fails. Lower it when tests move down; raise it for nothing but tier 1. */
  readonly ceiling: number
  /** How many tests the tier is to have at last. */
  readonly target: number
  /** The seconds that it is to take on two cores. */
  readonly aim: number
  /** Where a test belongs for which there is no room here. */
  readonly instead: string
}

/** All tiers with tests; types, lint, format, unused code and the build come before them, with an aim of 30 s. */
export const tiers: readonly Tier[] = [
  {
    tier: 1,
    what: 'Node, the contract of the instance, tables of content, components in a page',
    parts: [
      { name: 'unit', projects: ['unit', 'unit alone'], needs: [] },
      { name: 'browser', projects: ['browser', 'browser alone'], needs: ['chromium'] },
      { name: 'contract', projects: ['contract'], needs: [] },
    ],
    round: 1,
    // Above the target: addresses of other clients, names that outlive a page, documents, one executor, 32 languages and texts of the
    // instance in four of them are tables of small cases.
    ceiling: 14_400,
    target: 13_700,
    aim: 200,
    instead: 'Put cases that prove the same rule together, or let a property test draw them.',
  },
  {
    tier: 2,
    what: 'the whole client in a shared page, on a real instance over HTTP',
    parts: [{ name: 'app', projects: ['app'], needs: ['chromium'] }],
    round: 2,
    // Above the target: 55 tests of this tier replaced 157 journeys, and each needs about two thirds of a journey's processor time.
    ceiling: 448,
    target: 400,
    aim: 130,
    instead: 'Move one to tier 1: a rule to a test of its function, a control to a test of its component.',
  },
  {
    tier: 3,
    what: 'the accessibility sweep: every screen and state once',
    parts: [{ name: 'sweep', projects: ['sweep'], needs: ['chromium', 'build'] }],
    round: 3,
    ceiling: 137,
    target: 137,
    aim: 50,
    instead: 'Drop a state that another one contains, or test the part alone in tier 1.',
  },
  {
    tier: 4,
    what: 'journeys through the shipped bundle in Chromium',
    parts: [{ name: 'e2e', projects: ['e2e'], needs: ['chromium', 'build'] }],
    round: 3,
    ceiling: 165,
    target: 165,
    aim: 160,
    instead: 'Move one to tier 2, unless it needs a reload, a second tab, the worker, the network’s edge or the built files.',
  },
  {
    tier: 5,
    what: 'core journeys in the other engines',
    parts: [{ name: 'engines', projects: ['firefox', 'webkit'], needs: ['build'], isFullOnly: true }],
    round: 4,
    ceiling: 157,
    target: 40,
    aim: 110,
    instead: 'Take a journey out of e2e/engineJourneys.json that asks nothing of the engine.',
  },
]

/** The projects of a tier. */
export function projectsOf({ parts }: Tier): readonly string[] {
  return parts.flatMap(({ projects }) => projects)
}

/** The tiers in the order in which they run, those of one round together. */
export function roundsOf(tiers: readonly Tier[]): readonly (readonly Tier[])[] {
  const rounds = new Map<number, Tier[]>()
  for (const tier of tiers) rounds.set(tier.round, [...(rounds.get(tier.round) ?? []), tier])
  return [...rounds.values()]
}
