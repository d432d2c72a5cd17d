import { ApiError } from '@rookery/api/http/ApiError'

/**
 * Whether the same call may succeed the next time: there was no answer or an unusable one, calls came too often, or the
 * server had a fault.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'http' || error.status === 429 || error.status >= 500
}
