import { ApiError } from '@rookery/api/http/ApiError'

/** The failed call behind an error; null for other errors. */
export function callErrorIn(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : null
}

/** The server was not reached. A timeout or an unusable response does not count. */
export function isUnreachable(error: unknown): boolean {
  return callErrorIn(error)?.kind === 'network'
}

/** The server may have applied the request, because there was no response or an unusable one. */
export function mayBeApplied(error: unknown): boolean {
  const call = callErrorIn(error)
  return call !== null && (call.kind !== 'http' || call.status >= 500 || call.status === 400)
}
