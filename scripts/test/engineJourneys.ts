import { idOf, type RunRecord } from './RunRecord.ts'

/** Names of journeys by their file in e2e/journeys. */
export type JourneyNames = Readonly<Record<string, readonly string[]>>

/** Journeys that cannot be walked in some engines. */
export interface Exclusion {
  readonly engines: readonly string[]
  /** The limitation of the engine or its driver. */
  readonly reason: string
  readonly journeys: JourneyNames
}

/** The content of e2e/engineJourneys.json: the journeys for other engines than Chromium, which runs all of them. */
export interface EngineJourneys {
  /** Run in each engine by `npm test`: the most important journeys that depend on the engine. */
  readonly core: JourneyNames
  /** Walked in Chromium alone, also by `npm run test:full`, which walks all others in each engine. */
  readonly excluded: readonly Exclusion[]
}

/** A journey, by its file in e2e/journeys and its name. */
export interface Journey {
  readonly file: string
  readonly name: string
}

/** Why a journey is not walked in an engine; null where it is. */
export function reasonToSkip(
  lists: EngineJourneys,
  { file, name }: Journey,
  { engine, isFull }: { readonly engine: string; readonly isFull: boolean },
): string | null {
  const has = (names: JourneyNames) => names[file]?.includes(name) === true
  const exclusion = lists.excluded.find(({ engines, journeys }) => engines.includes(engine) && has(journeys))
  if (exclusion !== undefined) return exclusion.reason
  return isFull || has(lists.core) ? null : 'It is walked in this engine by npm run test:full.'
}

/** How many journeys are excluded in an engine. */
export function countExcluded({ excluded }: EngineJourneys, engine: string): number {
  return excluded
    .filter(({ engines }) => engines.includes(engine))
    .reduce((sum, { journeys }) => sum + Object.values(journeys).flat().length, 0)
}

/** The names in the lists that no journey has, a sentence each; of engines that did not run nothing is known. */
export function engineListErrors(
  { core, excluded }: EngineJourneys,
  { run, projects }: { readonly run: Pick<RunRecord, 'tests' | 'set'>; readonly projects: readonly string[] },
): readonly string[] {
  const ids = new Set(run.tests.map(idOf))
  const missing = (engine: string, journeys: JourneyNames) =>
    Object.entries(journeys).flatMap(([file, names]) =>
      names
        .map((name) => idOf({ project: engine, file: `e2e/journeys/${file}`, name }))
        .filter((id) => !ids.has(id))
        .map((id) => `“${id}” is in e2e/engineJourneys.json, but there is no such journey.`),
    )
  const ran = ['firefox', 'webkit'].filter((engine) => projects.includes(engine))
  return ran.flatMap((engine) => [
    ...missing(engine, core),
    // Files without a core journey are read by a full run alone.
    ...(run.set === 'full'
      ? excluded.filter(({ engines }) => engines.includes(engine)).flatMap(({ journeys }) => missing(engine, journeys))
      : []),
  ])
}
