import { ApiError } from '@rookery/api/http/ApiError'
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import { rememberFailure } from './lastFailure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

/** What nobody looks at any more is forgotten after so many ms. */
const cacheMs = 10 * 60_000

/** Without a word from the server a failed query is tried again after so many ms. */
const usualDelay = 1000

/** Longer than this nobody is kept waiting: then the failure is shown, with the way to try again. */
const longestDelay = 5000

/**
 * A client with the rules that hold for every query; a query names its own where it differs. What is opened is asked for again,
 * and the last answer is shown meanwhile.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        rememberFailure(error, query)
        // What the keepers of a server laid out, and whom it proposes, is done without.
        if (/^(site|suggestions)$/.test(String(query.queryKey[0])) && error instanceof ApiError) goOnWithout(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: cacheMs,
        // A server on this machine answers without a network, and a browser's word on being online is not to be trusted.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: hasLostRequest,
        retry: isTriedAgain,
        retryDelay: (_failures, error) => delayAfter(error),
        // Anything but a refusal of the server is a fault of ours, which the nearest error boundary shows.
        throwOnError: (error) => !(error instanceof ApiError),
      },
    },
  })
}

/** Once more, for what may pass by itself, unless the server wants to be left alone for longer than somebody waits. */
export function isTriedAgain(failures: number, error: ApiError): boolean {
  return failures === 0 && isWorthRetrying(error) && delayAfter(error) <= longestDelay
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
