import { ApiError } from '@rookery/api/http/ApiError'

/** The same call may well be answered otherwise: nothing, or nothing sensible, came back, it came too often, or the server was not well. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'http' || error.status === 429 || error.status >= 500
}
