import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** What the author of a post typed. Asked for anew each time: an edit begins with what is out. */
export function statusSourceQuery({ client }: Session, id: StatusId) {
  return queryOptions({
    queryKey: ['source', id],
    queryFn: ({ signal }) => statusWriting.source(client, id, { signal }),
    gcTime: 0,
  })
}
