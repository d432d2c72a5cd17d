import type { ApiError, ApiErrorKind } from '@rookery/api/http/ApiError'
import type { Message } from './Message.ts'
import { callMessage, errorMessage } from './errorMessage.ts'

/** Why a list could not be loaded, for the row that offers to try again. */
export interface LoadError {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly message: Message
  /** When the server allows the next try, in milliseconds since the epoch; null when it did not say. */
  readonly retryAt: number | null
}

/** Why a timeline could not be loaded: the kind of failure, regardless of the server's message. */
export function toLoadError(error: ApiError, now: number): LoadError {
  const { kind, status, retryAfter } = error
  return { kind, status, message: callMessage(error), retryAt: retryAfter === null ? null : now + retryAfter }
}

/** Why other data could not be loaded: the server's message if it sent one. */
export function toSpokenError(error: ApiError, now: number): LoadError {
  return { ...toLoadError(error, now), message: errorMessage(error) }
}
