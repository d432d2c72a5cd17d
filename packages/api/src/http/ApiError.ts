import { readFieldErrors, readIdentifier, readServerText } from './errorBody.ts'

/**
 * What went wrong with a call:
 * `http` the server refused (see `status`), `network` it was not reached, `timeout` it did not answer in time,
 * `notJson` it answered something else than JSON (a proxy's page, a cut-off answer), `tooLarge` the answer passed the size limit,
 * `aborted` the caller gave up, `decode` the JSON lacks what cannot be missing.
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

/** The only thing that calls throw. Its message is for developers; show `serverText` or a text of your own by `kind` and `status`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly method: string
  readonly path: string
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The parsed JSON, a short plain text, or null. Never a page of HTML. */
  readonly body: unknown
  /** The server's own words for people, already in the reader's language; null when it said none. Never compare it. */
  readonly serverText: string | null
  /** A stable word for a sign-in state, such as `password_reset_required`. */
  readonly identifier: string | null
  /** What is wrong with each field of a sign-up form, by the server's field names; empty when it did not say. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
  /** Milliseconds to wait before asking again; null when the server did not say (Akkoma never does). */
  readonly retryAfter: number | null
  /** Whether the server only says again what it answered to the same idempotency key before (`idempotent-replayed`; Akkoma, Pleroma). */
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
