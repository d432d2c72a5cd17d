import type { Capabilities } from '@rookery/api/capabilities'
import { ApiError } from '@rookery/api/http/ApiError'
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import { rememberFailure } from './lastFailure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** The query is sent only to servers with this capability. */
      readonly capability?: keyof Capabilities
      readonly [key: string]: unknown
    }
  }
}

/** Unused queries are removed after this time (ms). */
const cacheMs = 10 * 60_000

/** Delay of a retry, unless the server names one (ms). */
const usualDelay = 1000

/** If the delay would be longer, the error is shown with a retry button. */
const maxDelayMs = 5000

/**
 * A query client with the defaults of all queries; a query may override them. Opened queries are refetched, and cached data is shown
 * meanwhile.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        rememberFailure(error, query)
        // Pages by the server's admin, and suggestions, are optional.
        if (/^(site|suggestions)$/.test(String(query.queryKey[0])) && error instanceof ApiError) goOnWithout(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: cacheMs,
        // A local server works without a network, and the browser's online state is unreliable.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: hasLostRequest,
        retry: isTriedAgain,
        retryDelay: (_failures, error) => delayAfter(error),
        // Errors other than ApiError are bugs, which the nearest error boundary shows.
        throwOnError: (error) => !(error instanceof ApiError),
      },
    },
  })
}

/** Retries temporary failures once, unless the server demands a longer pause than the user would wait. */
export function isTriedAgain(failures: number, error: ApiError): boolean {
  return failures === 0 && isWorthRetrying(error) && delayAfter(error) <= maxDelayMs
}

/**
 * A query that failed for lack of a connection is fetched again, without a press, once the device is online. This includes one whose
 * earlier response is still on screen, under its error. Responses without an error stay as they are.
 */
function hasLostRequest({ state: { error } }: Query<unknown, ApiError, unknown>): 'always' | false {
  return isWorthRetrying(error) && 'always'
}

function delayAfter({ retryAfter }: ApiError): number {
  return retryAfter ?? usualDelay
}
