import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** The source text of a post. Fetched each time: an edit starts from the current text. */
export function statusSourceQuery({ client }: Session, id: StatusId) {
  return queryOptions({
    queryKey: ['source', id],
    queryFn: ({ signal }) => statusWriting.source(client, id, { signal }),
    gcTime: 0,
  })
}
