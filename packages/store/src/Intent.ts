import type { Patch } from './EntityTable.ts'

/** Why an intent was rejected, with a way to retry it. */
export interface Rejection {
  readonly error: unknown
  /** The state that was requested. */
  readonly desired: boolean
  /** Runs the intent again with the same desired state. */
  readonly retry: () => void
}

/** An action on one subject: its optimistic patch, its request, and its callbacks. */
export interface Intent {
  /** Name of the action, such as `favourite`. */
  readonly kind: string
  /** Key of the state that it changes, such as `favourite:12`. A subject has one open request; a later intent replaces an earlier one. */
  readonly subject: string
  /** Id of the entity that it changes. */
  readonly id: string
  /** Further arguments of the request, as plain data that can be stored. */
  readonly args?: object | undefined
  readonly queueing: Queueing
  /** The confirmed state; undefined while it is unknown. */
  isOn(): boolean | undefined
  /** Shows the desired state until the request ends. */
  patch(desired: boolean): Patch
  /** Sends the request and stores its response. Rejects if it fails. */
  request(desired: boolean): Promise<unknown>
  /** Fetches the state that `isOn` returns. Absent if no call has it. */
  readonly refetch?: (() => Promise<unknown>) | undefined
  /** Called when the request is queued. The queue stores the returned data instead, and the intent itself ends without a report. */
  readonly onQueued?: (() => IntentData) | undefined
  /** Called when the server has the desired state. `hasChanged`: it had another one when the request began. */
  readonly onSettled?: ((isOn: boolean, hasChanged: boolean) => void) | undefined
  /** Called when the request failed for good and the patch was reverted. Not called for a dropped request. */
  onRejected(rejection: Rejection): Promise<void> | void
}

/**
 * Whether an intent can be queued:
 * - `never`: it is rejected if the server is unreachable.
 * - `inOrder`: it is queued if the server is unreachable, if the browser is offline, and if the queue is not empty.
 * - `afterFailure`: it is sent at once, and queued if the server is unreachable.
 * - `always`: it is queued at once.
 */
export type Queueing = 'never' | 'inOrder' | 'afterFailure' | 'always'

/** The state of a queued intent, as the queue stores it. */
export interface QueuedIntent {
  readonly subject: string
  readonly desired: boolean
  /** A request was sent and no response came, so the server may have applied it. */
  readonly isInDoubt: boolean
}

/** The data of an intent that the queue stores. */
export type IntentData = Pick<Intent, 'kind' | 'subject' | 'id' | 'args'>

/**
 * The patch of an intent that shows nothing before its response.
 *
 * @example
 * const report: Intent = { ...rest, patch: () => noPatch }
 */
export const noPatch: Patch = { settle: () => {}, revert: () => {} }
