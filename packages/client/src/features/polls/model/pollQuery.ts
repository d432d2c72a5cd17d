import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startSharedPolling, type PollingContext } from '#features/session/model/startSharedPolling.ts'

export interface QueryPolling {
  /** Milliseconds from one question to the next. */
  readonly intervalMs: number
  readonly isVisible: () => boolean
}

/** Asks again and again for a query that is shown, by turns with the other tabs that show it. The first answer is the query's own affair. */
export function pollQuery(
  context: PollingContext,
  client: QueryClient,
  queryKey: QueryKey,
  { intervalMs, isVisible }: QueryPolling,
): ReturnType<typeof startSharedPolling> {
  return startSharedPolling(context, {
    subject: queryKey.join(':'),
    intervalMs,
    isVisible,
    async fetch() {
      await client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false })
      return client.getQueryState(queryKey)?.error?.retryAfter ?? 0
    },
  })
}
