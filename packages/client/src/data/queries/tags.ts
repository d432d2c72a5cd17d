import * as calls from '@rookery/api/calls/tags'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#data/session/Session.ts'

/** A hashtag as the server knows it. It has none that nobody used. */
export function tagQuery({ client }: Session, name: string) {
  return queryOptions({ queryKey: ['tag', name], queryFn: ({ signal }) => calls.get(client, name, { signal }) })
}
