import type { ApiError, ApiErrorKind } from '@rookery/api/http/ApiError'
import type { Message } from '#data/notices/Message.ts'
import { callMessage } from '#data/notices/errorMessage.ts'

/** Why a list could not be loaded, for the row that offers to try again. */
export interface LoadError {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly message: Message
  /** When the server allows the next try, in milliseconds since the epoch; null when it did not say. */
  readonly retryAt: number | null
}

export function toLoadError(error: ApiError, now: number): LoadError {
  const { kind, status, retryAfter } = error
  return { kind, status, message: callMessage(error), retryAt: retryAfter === null ? null : now + retryAfter }
}
