import { ApiError } from '@rookery/api/http/ApiError'

/** For what is asked of a server beside something that is done already: that it refuses this is no failure of that. */
export function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
