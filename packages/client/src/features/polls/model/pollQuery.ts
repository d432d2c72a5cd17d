import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startSharedPolling, type PollingContext } from '#features/session/model/startSharedPolling.ts'

export interface QueryPolling {
  /** Milliseconds between two requests. */
  readonly intervalMs: number
  readonly isVisible: () => boolean
}

/**
 * Refetches a query at an interval while it is shown, coordinated with the other tabs that show it. The query itself makes the first
 * request.
 */
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
