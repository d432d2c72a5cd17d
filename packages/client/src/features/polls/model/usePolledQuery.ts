import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@rookery/api/http/ApiError'
import { useEffect, useEffectEvent } from 'react'
import { pollingContextOf } from '#features/session/model/startSharedPolling.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { pollQuery } from './pollQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { useIsOffered } from '#features/queries/model/useIsOffered.ts'
import { toShownQuery, type ShownQuery } from '#features/queries/model/ShownQuery.ts'

/** Reads a query with the session's client, and refetches it at an interval while the page is visible. */
export function usePolledQuery<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, ApiError, Data, Key>,
  intervalMs: number,
): ShownQuery<Data> {
  const session = useSession()
  const client = queriesOf(session)
  const { queryKey } = options
  const isOffered = useIsOffered(options.meta)
  const query = useQuery(isOffered ? options : { ...options, enabled: false }, client)
  const poll = useEffectEvent(() =>
    pollQuery(pollingContextOf(session), client, queryKey, { intervalMs, isVisible: () => !document.hidden }),
  )
  const { isEnabled } = query
  const hash = hashKey(queryKey)
  useEffect(() => {
    if (!isEnabled) return undefined
    const { onVisibilityChange, stop } = poll()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      stop()
    }
  }, [session, hash, intervalMs, isEnabled])
  return toShownQuery(client, queryKey, query)
}
