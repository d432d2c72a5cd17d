import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '#data/session/Session.ts'
import { createSlot } from '#data/session/Slot.ts'
import { createQueryClient } from './createQueryClient.ts'
import { heldByQueries } from './heldByQueries.ts'

/** The session's query client, made when it is first wanted; what is asked for when the session closes is given up. */
export const queriesOf = createSlot(open, { close })

function open({ entities }: Session): QueryClient {
  const client = createQueryClient()
  entities.hold(() => heldByQueries(client, entities))
  return client
}

function close(client: QueryClient): void {
  // A query that is removed while it waits for a response would start its timer for removal after that.
  for (const query of client.getQueryCache().getAll()) query.gcTime = Infinity
  // So would a query that an action writes to after the end.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, gcTime: Infinity } })
  // Gives up what is asked for, too.
  client.clear()
}
