import type { ResultKind } from '@rookery/api/calls/search'
import type { LoadError } from '#features/notices/model/LoadError.ts'
import { isFull, moreFoundQuery, type FoundPage } from './search.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'

/** Loaded results of one type, with a function for more. */
export interface Found {
  readonly pages: readonly FoundPage[]
  readonly hasMore: boolean
  readonly isFetching: boolean
  /** The error of the last page. */
  readonly error: LoadError | null
  readonly fetchMore: () => void
}

export function useFound(text: string, kind: ResultKind, first: FoundPage): Found {
  const { data, hasNextPage, fetchNextPage, isFetching, error } = useSessionPages(
    moreFoundQuery(useSession(), text, kind, first.sent[kind]),
  )
  return {
    pages: [first, ...(data ?? [])],
    hasMore: data === undefined ? isFull(first, kind) : hasNextPage,
    isFetching,
    error,
    fetchMore: fetchNextPage,
  }
}
