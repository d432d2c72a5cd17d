import type { BrowserContextOptions } from 'playwright-core'

import type { Visit } from './contextPool.ts'
import type { TrialServer } from './trialServer.ts'

/** Something a journey can do to its browser that would reach the next one. */
export interface Poison {
  readonly name: string
  /** Runs on a page that shows the trial server, and leaves it there. */
  poison(visit: Visit, server: TrialServer): Promise<unknown>
}

/** One whose trace the pool clears. */
export interface ClearedPoison extends Poison {
  /** The trace in the next visit: it matches a line of `differencesOf`. */
  readonly trace: RegExp
}

/** One that makes the pool close the context. */
export interface LastingPoison extends Poison {
  readonly options?: BrowserContextOptions
  /** True for one that is detected only because clearing does not end. */
  readonly hangs?: true
}
