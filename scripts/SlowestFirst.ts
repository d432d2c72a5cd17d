import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, slowest first; their sizes do not show it. */
const long = [
  'newcomerStatesWide',
  'newcomerStatesNarrow',
  'everyScreen',
  'openStatesWide',
  'openStatesNarrow',
  'outbox',
  'places',
  'changesAbove',
  'twoBuilds',
  'queuedPosts',
  'earlierBuild',
  'hostile',
  'settingsKeyboard',
  'worker',
  'twoTabs',
  'content',
  'push',
  'scrollJumps',
  'startFailures',
  'conversation',
  'signIn',
  'contextPool',
  'earlyPresses',
  'providerSignIn',
  'onceEach',
  'moderation',
  'composer',
  'faults',
  'keys',
  'serverForms',
  'WindowedList',
  'start',
  'longWords',
  'Leadership',
]

/** Starts the longest files before the others, so that none runs alone at the end. */
export class SlowestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = long.findIndex((name) => moduleId.includes(`/${name}.`))
  return rank === -1 ? long.length : rank
}
