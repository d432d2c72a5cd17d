import * as calls from '@rookery/api/calls/ownFilters'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** The user's filters on the server, for all clients. */
export function ownFiltersQuery({ client, server }: Session) {
  return queryOptions({
    queryKey: ['ownFilters'],
    queryFn: ({ signal }) => calls.list(client, server.get().capabilities.ownFilters, { signal }),
  })
}
