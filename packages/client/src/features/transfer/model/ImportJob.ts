import type { Message } from '#features/notices/model/Message.ts'
import type { TransferKind, TransferRow } from './TransferRow.ts'

export interface FailedLine {
  readonly row: TransferRow
  /** null if the target was not found. */
  readonly reason: Message | null
}

/** An import that this client runs, line by line. */
export interface ImportJob {
  /** Start time, in ms since the epoch: imports run in this order. */
  readonly id: string
  readonly kind: TransferKind
  readonly rows: readonly TransferRow[]
  /** How many lines are behind it. */
  readonly at: number
  readonly done: number
  readonly already: number
  readonly failed: readonly FailedLine[]
  /** `queued`: another import is first; `waiting`: rate limit or unreachable server; `signedOut`: the session has expired. */
  readonly state: 'queued' | 'running' | 'paused' | 'waiting' | 'signedOut' | 'ended'
  /** Until when it waits, in ms since the epoch. */
  readonly until: number | null
}
