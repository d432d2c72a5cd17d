import * as accounts from '@rookery/api/calls/accounts'
import * as followRequests from '@rookery/api/calls/followRequests'
import type { AccountId, Cursor } from '@rookery/api/wire/model'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** Akkoma names a next page after the last one, too; no server cuts a page to fewer. */
const shortestFull = 20

interface RequestPage {
  readonly ids: readonly AccountId[]
  readonly next: Cursor | null
}

type RequestPages = InfiniteData<RequestPage, unknown>

/** Follow requests, page by page. */
export function followRequestsQuery({ client, entities, me }: Session) {
  return infiniteQueryOptions({
    queryKey: ['followRequests'],
    queryFn: async ({ pageParam: cursor, signal }): Promise<RequestPage> => {
      const requestSeq = entities.nextRequestSeq()
      const { items, older } = await followRequests.list(client, { cursor, signal })
      const ids = items.map(({ id }) => id)
      entities.receive({ accounts: items, relationships: await accounts.relationships(client, ids, { signal }) }, requestSeq)
      return { ids, next: items.length < shortestFull ? null : older }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: allOf,
    enabled: me !== null,
  })
}

/** Number of requests answered here. The list has removed these already, so the lower count is not a change. */
export const handledRequestsOf = createSlot(() => createCell(0))

/** The same pages with other requests in them. */
export function withRequests(data: RequestPages, change: (ids: readonly AccountId[], page: number) => readonly AccountId[]): RequestPages {
  return { ...data, pages: data.pages.map((page, index) => ({ ...page, ids: change(page.ids, index) })) }
}

/** A page may repeat entries of the previous one. */
function allOf({ pages }: RequestPages): readonly AccountId[] {
  return [...new Set(pages.flatMap(({ ids }) => ids))]
}
