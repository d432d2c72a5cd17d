import * as statusDetails from '@rookery/api/calls/statusDetails'
import type { StatusId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** All versions of a post, oldest first. They have no ids: their index identifies them. */
export function editHistoryQuery({ client }: Session, id: StatusId) {
  return queryOptions({
    queryKey: ['history', id],
    queryFn: ({ signal }) => statusDetails.history(client, id, { signal }),
  })
}
