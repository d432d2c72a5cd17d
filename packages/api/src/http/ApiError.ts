import { readFieldErrors, readIdentifier, readServerText } from './errorBody.ts'

/**
 * The cause of a failed call: `http` the server rejected it (see `status`), `network` the server was not reached, `timeout` no
 * response in time, `notJson` the response is not JSON (a proxy's page, a cut-off response), `tooLarge` the response passed the size
 * limit, `aborted` the caller gave up, `decode` the JSON lacks a required field.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'notJson' | 'tooLarge' | 'aborted' | 'decode'

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind
  readonly method: string
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  readonly retryAfter?: number | null
  readonly isReplayed?: boolean
  readonly cause?: unknown
}

/** The only error that calls throw. Its message is for developers; show `serverText`, or a text of your own by `kind` and `status`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly method: string
  readonly path: string
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The parsed JSON, a short plain text, or null. Never a page of HTML. */
  readonly body: unknown
  /** The server's own message, already in the user's language; null if it sent none. Never compare it. */
  readonly serverText: string | null
  /** A stable identifier of a sign-in state, such as `password_reset_required`. */
  readonly identifier: string | null
  /** The faults of each field of a sign-up form, by the server's field names; empty if the server named none. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
  /** Milliseconds to wait before the next request; null if the server named none (Akkoma never does). */
  readonly retryAfter: number | null
  /** The server repeated its response to the same idempotency key (`idempotent-replayed`; Akkoma, Pleroma). */
  readonly isReplayed: boolean

  constructor(details: ApiErrorDetails) {
    const { kind, method, path, status = 0, body = null } = details
    super(`${method} ${path} failed: ${kind}${status ? ` (${status})` : ''}`, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.method = method
    this.path = path
    this.status = status
    this.body = body
    this.serverText = readServerText(body)
    this.identifier = readIdentifier(body)
    this.fieldErrors = readFieldErrors(body)
    this.retryAfter = details.retryAfter ?? null
    this.isReplayed = details.isReplayed ?? false
  }
}
