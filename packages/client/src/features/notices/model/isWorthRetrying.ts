import { ApiError } from '@rookery/api/http/ApiError'

/** Whether the same call may succeed later: there was no response or an unusable one, a rate limit, or an error of the server. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'http' || error.status === 429 || error.status >= 500
}
