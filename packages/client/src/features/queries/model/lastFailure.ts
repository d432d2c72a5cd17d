import type { ApiError } from '@rookery/api/http/ApiError'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

const failures = new WeakMap<object, ApiError>()

/** For the cache's `onError`. */
export function rememberFailure(error: ApiError, query: Query<unknown, unknown, unknown>): void {
  failures.set(query, error)
}

/** The last error of a query. The library clears the error during a refetch without data; a message would flicker with each retry. */
export function lastFailure(client: QueryClient, queryKey: QueryKey): ApiError | null {
  const query = client.getQueryCache().get(hashKey(queryKey))
  return (query && failures.get(query)) ?? null
}
