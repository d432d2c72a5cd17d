import type { Clock } from '@rookery/api/http/Clock'
import type { Db } from '../db/openDatabase.ts'
import type { Change } from './Change.ts'
import type { Config } from './Config.ts'
import type { IdSource } from './ids.ts'
import type { ReplyMemory } from './ReplyMemory.ts'
import type { MediaFiles } from './media/mediaFiles.ts'
import type { Stats } from './stats.ts'
import type { VapidKeys } from './vapid.ts'
import type { RateLimiter } from '../limits/rateLimiter.ts'
import type { Hub } from '../streaming/Hub.ts'

/** The argument of every domain function and route: this package has no module state. */
export interface Context {
  readonly db: Db
  readonly clock: Clock
  /** From 0 up to 1. Not for secrets. */
  readonly random: () => number
  readonly ids: IdSource
  /** `https://pond.example`, without a slash at the end. */
  readonly origin: string
  /** The host after the @ of local accounts: the origin's host without port. */
  readonly host: string
  /** Uploaded files. */
  readonly files: MediaFiles
  readonly config: Config
  /** Numbers of the whole instance, at most a minute old. */
  readonly stats: () => Promise<Stats>
  readonly hub: Hub
  readonly limiter: RateLimiter
  readonly vapid: VapidKeys
  /** Aborted when the instance closes. A request that waits for time to pass stops waiting. */
  readonly closing: AbortSignal
  /** Answers to requests that may come twice. */
  readonly replies: ReplyMemory
  /** Lets open streams know of a change. Inside `transact` it waits for the end of the transaction. */
  readonly notify: (change: Change) => void
}
