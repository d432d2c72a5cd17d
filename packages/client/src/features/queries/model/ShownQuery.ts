import type { ApiError } from '@rookery/api/http/ApiError'
import type { QueryClient, QueryKey, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { toSpokenError, type LoadError } from '#features/notices/model/LoadError.ts'
import { lastFailure } from './lastFailure.ts'

/** State of a query for a screen. `data` stays during a refetch, and after a failed one. */
export interface ShownQuery<Data> {
  readonly data: Data | undefined
  readonly isFetching: boolean
  /** Why the last try failed; stays while it is tried again. */
  readonly error: LoadError | null
  readonly refetch: () => void
}

export interface ShownPages<Data> extends ShownQuery<Data> {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => void
}

type ReadQuery<Data> = Pick<
  UseQueryResult<Data, ApiError> | UseInfiniteQueryResult<Data, ApiError>,
  'data' | 'error' | 'errorUpdateCount' | 'errorUpdatedAt' | 'isFetching' | 'isPending' | 'refetch'
>

export function toShownQuery<Data>(client: QueryClient, queryKey: QueryKey, query: ReadQuery<Data>): ShownQuery<Data> {
  const { data, error, errorUpdateCount, errorUpdatedAt, isFetching, isPending, refetch } = query
  const reason = isPending && errorUpdateCount > 0 ? lastFailure(client, queryKey) : error
  return { data, isFetching, error: reason && toSpokenError(reason, errorUpdatedAt), refetch: () => void refetch() }
}
