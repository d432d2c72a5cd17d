import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startSharedPolling, type Asker } from '#features/session/model/startSharedPolling.ts'

export interface QueryPolling {
  /** Milliseconds from one question to the next. */
  readonly every: number
  readonly isLookedAt: () => boolean
}

/** Asks again and again for a query that is shown, by turns with the other tabs that show it. The first answer is the query's own affair. */
export function pollQuery(
  asker: Asker,
  client: QueryClient,
  queryKey: QueryKey,
  { every, isLookedAt }: QueryPolling,
): ReturnType<typeof startSharedPolling> {
  return startSharedPolling(asker, {
    subject: queryKey.join(':'),
    every,
    isSeen: isLookedAt,
    async ask() {
      await client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false })
      return client.getQueryState(queryKey)?.error?.retryAfter ?? 0
    },
  })
}
