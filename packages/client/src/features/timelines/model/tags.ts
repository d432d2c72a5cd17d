import * as calls from '@rookery/api/calls/tags'
import type { Cursor } from '@rookery/api/wire/model'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

/** A response is reused shortly after, as for the button next to a tag in a list. */
const staleMs = 10_000

/** A hashtag as the server has it; null if it was never used. */
export function tagQuery({ client }: Session, name: string) {
  return queryOptions({ queryKey: ['tag', name], queryFn: ({ signal }) => calls.get(client, name, { signal }), staleTime: staleMs })
}

/** The hashtags that the reader follows, page by page. Each is then known to `tagQuery`. */
export function followedTagsQuery(session: Session) {
  const { client } = session
  return infiniteQueryOptions({
    queryKey: ['followedTags'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { items, older } = await calls.followed(client, { cursor, signal })
      for (const tag of items) queriesOf(session).setQueryData(tagQuery(session, tag.name).queryKey, tag)
      return { names: items.map(({ name }) => name), next: items.length === 0 ? null : older }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => [...new Set(pages.flatMap(({ names }) => names))],
  })
}
