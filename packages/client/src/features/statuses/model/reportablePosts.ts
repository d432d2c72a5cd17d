import * as timelines from '@rookery/api/calls/timelines'
import type { AccountId, Cursor, StatusId } from '@rookery/api/wire/model'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

interface PostPage {
  readonly ids: readonly StatusId[]
  readonly next: Cursor | null
}

/** Posts of an account, page by page, to choose from for a report. */
export function reportablePostsQuery({ client, entities }: Session, id: AccountId) {
  return infiniteQueryOptions({
    queryKey: ['reportable', id],
    queryFn: async ({ pageParam: cursor, signal }): Promise<PostPage> => {
      const requestSeq = entities.nextRequestSeq()
      const timeline = { path: `/api/v1/accounts/${encodeURIComponent(id)}/statuses`, query: { exclude_reblogs: true } }
      const { items, older } = await timelines.fetch(client, timeline, { cursor, withMuted: true, signal })
      entities.receive({ statuses: items }, requestSeq)
      // Not every server leaves repeats out.
      return { ids: items.filter(({ reblog }) => reblog === null).map((status) => status.id), next: older }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: allOf,
  })
}

function allOf({ pages }: InfiniteData<PostPage, Cursor | null>): readonly StatusId[] {
  return [...new Set(pages.flatMap(({ ids }) => ids))]
}
