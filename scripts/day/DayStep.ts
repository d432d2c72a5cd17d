import type { Capabilities } from '@rookery/api/capabilities'
import type { ApiClient } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { StreamSocketConstructor } from '@rookery/api/stream/StreamClient'
import type { Account, Instance, Status } from '@rookery/api/wire/model'

/** Things that the day made on the server, and how each is taken away again. */
export interface DayTraces {
  /** A trace to remove at the end, in the words of the report. */
  add(name: string, remove: () => Promise<unknown>): void
}

/** A server, the accounts that spend the day on it, and their results so far. */
export interface DayWorld {
  readonly client: ApiClient
  readonly me: Account
  /** A second account, for actions between accounts; null without its token. */
  readonly other: { readonly client: ApiClient; readonly me: Account } | null
  readonly instance: Instance
  readonly capabilities: Capabilities
  readonly clock: Clock
  readonly WebSocket: StreamSocketConstructor
  readonly traces: DayTraces
  /** In every text of the day, so that nothing of it is left behind. */
  readonly marker: string
  /** The post with a file and a warning, which later steps act on. */
  post: Status | null
}

/** The result of a step. `left out`: the step needs an option that was not given. */
export interface StepResult {
  readonly result: 'works' | 'missing' | 'failed' | 'left out'
  /** One sentence for the report: the effect of the step, or the fault with the response of the server. */
  readonly detail: string
}

/** One line of the report. */
export interface DayRow extends StepResult {
  readonly step: string
  readonly ms: number
}

/** A part of the day. */
export interface DayStep {
  readonly name: string
  /** The words for the report; a StepResult where it is none that works. Throws where the server fails. */
  run(world: DayWorld): Promise<string | StepResult>
}
