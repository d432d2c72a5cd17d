import type { QueryClient } from '@tanstack/react-query'
import { resumeOf } from '#features/session/model/resumeOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createQueryClient } from './createQueryClient.ts'
import { heldByQueries } from './heldByQueries.ts'

/** The session's query client, created on first use; requests are cancelled when the session closes. */
export const queriesOf = createSlot(open, { close })

function open(session: Session): QueryClient {
  const { entities } = session
  const client = createQueryClient()
  entities.hold(() => heldByQueries(client, entities))
  resumeOf(session).subscribe(() => resume(client))
  return client
}

/**
 * Sends the queries on screen again that failed for lack of a connection, and continues retries that waited while the page was hidden.
 * The library listens for this only while it watches the browser itself, and misses a page that starts offline.
 */
function resume(client: QueryClient): void {
  const cache = client.getQueryCache()
  cache.onFocus()
  cache.onOnline()
}

function close(client: QueryClient): void {
  // A query that is removed while it waits for a response would start its timer for removal after that.
  for (const query of client.getQueryCache().getAll()) query.gcTime = Infinity
  // So would a query that an action writes to after the end.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, gcTime: Infinity } })
  // Also cancels running requests.
  client.clear()
}
