import { ApiError } from '@rookery/api/http/ApiError'

/** For requests that accompany a completed change: their failure is not a failure of the change. */
export function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
