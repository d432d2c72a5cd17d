import type { QueryClient } from '@tanstack/react-query'
import { resumeOf } from '#features/session/model/resumeOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createQueryClient } from './createQueryClient.ts'
import type { Entities, Held } from '#features/entities/model/Entities.ts'

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

/** The posts and accounts in the data of queries, which are needed when it is shown again. */
function heldByQueries(client: QueryClient, { accounts, statuses }: Pick<Entities, 'accounts' | 'statuses'>): Held {
  const named = new Set<string>()
  for (const query of client.getQueryCache().getAll()) collectTexts(query.state.data, named)
  return {
    accounts: [...accounts.ids()].filter((id) => named.has(id)),
    statuses: [...statuses.ids()].filter((id) => named.has(id)),
  }
}

function collectTexts(data: unknown, into: Set<string>): void {
  if (typeof data === 'string') into.add(data)
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) collectTexts(part, into)
}
