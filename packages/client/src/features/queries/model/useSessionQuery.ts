import {
  hashKey,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { ApiError } from '@rookery/api/http/ApiError'
import { useEffect, useRef } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { askAgain } from './askAgain.ts'
import { queriesOf } from './queriesOf.ts'
import { useIsOffered } from './useIsOffered.ts'
import { toShownQuery, type ShownPages, type ShownQuery } from './ShownQuery.ts'

/**
 * The version of the data's subject, such as the time of the last edit: when it changes while the data is shown, the query is refetched.
 */
export type QuerySubject = string | number | null | undefined

/** Reads a query with the session's client. */
export function useSessionQuery<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, ApiError, Data, Key>,
  about?: QuerySubject,
): ShownQuery<Data> {
  const client = queriesOf(useSession())
  const isOffered = useIsOffered(options.meta)
  const query = useQuery(isOffered ? options : { ...options, enabled: false }, client)
  useRefreshAbout(client, options.queryKey, query.isEnabled, about)
  return toShownQuery(client, options.queryKey, query)
}

/** Reads a query of pages with the session's client. */
export function useSessionPages<Page, Data, Key extends QueryKey, Cursor>(
  options: UseInfiniteQueryOptions<Page, ApiError, Data, Key, Cursor>,
  about?: QuerySubject,
): ShownPages<Data> {
  const client = queriesOf(useSession())
  const isOffered = useIsOffered(options.meta)
  const query = useInfiniteQuery(isOffered ? options : { ...options, enabled: false }, client)
  const { hasNextPage, fetchNextPage } = query
  useRefreshAbout(client, options.queryKey, query.isEnabled, about)
  return { ...toShownQuery(client, options.queryKey, query), hasNextPage, fetchNextPage: () => void fetchNextPage() }
}

/** Refetches when the subject changes, not on another query or on the first load. */
function useRefreshAbout(client: QueryClient, queryKey: QueryKey, isEnabled: boolean, about: QuerySubject): void {
  const shown = useRef<{ readonly hash: string; readonly about: QuerySubject } | null>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = isEnabled ? { hash: hashKey(queryKey), about } : null
    if (before && shown.current?.hash === before.hash && before.about !== about) void askAgain(client, queryKey)
  })
}
