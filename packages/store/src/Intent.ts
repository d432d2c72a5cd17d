import type { Patch } from './EntityTable.ts'

/** How an intent was rejected. */
export interface Rejection {
  readonly error: unknown
  /** The state that the server refused. */
  readonly desired: boolean
  /** Tries the same again. */
  readonly retry: () => void
}

/** An action on one subject, bound to all that it needs: its patch, its request and its consequences. */
export interface Intent {
  readonly kind: string
  /** What it changes. There is one open request per subject, and a later intent replaces an earlier one. */
  readonly subject: string
  /** The post, person, poll or draft. */
  readonly id: string
  /** What else the request takes, as data that can be stored. */
  readonly args?: object | undefined
  readonly queueing: Queueing
  /** The state that the server confirmed last; undefined while that is not known. */
  isOn(): boolean | undefined
  /** Shows the desired state until the request has ended. */
  patch(desired: boolean): Patch
  /** Sends the request and receives the response; throws when it fails. */
  request(desired: boolean): Promise<unknown>
  /** Fetches the state from the server, for `isOn`; absent where no call tells it. */
  readonly refetch?: (() => Promise<unknown>) | undefined
  /** It begins to wait; from then on the queue has it, under the name that is returned. */
  readonly onQueued?: (() => QueuedName) | undefined
  /** The server has what is desired. `hasChanged`: it had something else when the request began. */
  readonly onSettled?: ((isOn: boolean, hasChanged: boolean) => void) | undefined
  /** The request failed for good, and the patch was withdrawn. Nothing is reported of a dropped request. */
  onRejected(rejection: Rejection): Promise<void> | void
}

/**
 * Whether an intent can wait for the server: `never`, it is rejected when the server is not reached; `inOrder`, it waits then, while the
 * browser is offline, and behind what is queued; `afterFailure`, it is sent at once and waits when that fails; `always`, the queue
 * sends it.
 */
export type Queueing = 'never' | 'inOrder' | 'afterFailure' | 'always'

/** An intent that waits for the server, as the device stores it. */
export interface QueuedIntent {
  readonly subject: string
  readonly desired: boolean
  /** A request was sent without a response: the server may have acted on it. */
  readonly isInDoubt: boolean
}

/** Under which name the queue has an intent. */
export type QueuedName = Pick<Intent, 'kind' | 'subject' | 'id' | 'args'>

/**
 * The patch of an intent that shows nothing before the response.
 *
 * @example
 * const report: Intent = { ...rest, patch: () => noPatch }
 */
export const noPatch: Patch = { settle: () => {}, revert: () => {} }
