import type { ApiError } from '@rookery/api/http/ApiError'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

const failures = new WeakMap<object, ApiError>()

/** For the cache's `onError`. */
export function rememberFailure(error: ApiError, query: Query<unknown, unknown, unknown>): void {
  failures.set(query, error)
}

/**
 * Why the query failed last. While it is asked again without an answer to show, the library forgets the error; what tells of it
 * would come and go with each try.
 */
export function lastFailure(client: QueryClient, queryKey: QueryKey): ApiError | null {
  const query = client.getQueryCache().get(hashKey(queryKey))
  return (query && failures.get(query)) ?? null
}
