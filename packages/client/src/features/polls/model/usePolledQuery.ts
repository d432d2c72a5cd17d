import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@rookery/api/http/ApiError'
import { useEffect, useEffectEvent } from 'react'
import { askerOf } from '#features/session/model/startSharedPolling.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { pollQuery } from './pollQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { toShownQuery, type ShownQuery } from '#features/queries/model/ShownQuery.ts'

/** Reads a query with the session's client, and asks again after every so many ms as long as the page is looked at. */
export function usePolledQuery<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, ApiError, Data, Key>,
  every: number,
): ShownQuery<Data> {
  const session = useSession()
  const client = queriesOf(session)
  const { queryKey } = options
  const query = useQuery(options, client)
  const poll = useEffectEvent(() => pollQuery(askerOf(session), client, queryKey, { every, isLookedAt: () => !document.hidden }))
  const { isEnabled } = query
  const hash = hashKey(queryKey)
  useEffect(() => {
    if (!isEnabled) return undefined
    const { look, stop } = poll()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [session, hash, every, isEnabled])
  return toShownQuery(client, queryKey, query)
}
