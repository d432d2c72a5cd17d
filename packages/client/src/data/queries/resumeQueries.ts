import type { Session } from '#data/session/Session.ts'
import { queriesOf } from './queriesOf.ts'

/**
 * Sends the queries on screen again that failed for lack of a connection, and continues retries that waited while the page was hidden.
 * The library listens for this only while it watches the browser itself, and misses a page that starts offline.
 */
export function resumeQueries(session: Session): void {
  const cache = queriesOf(session).getQueryCache()
  cache.onFocus()
  cache.onOnline()
}
