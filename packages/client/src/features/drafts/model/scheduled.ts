import * as scheduledStatuses from '@rookery/api/calls/scheduledStatuses'
import type { Cursor, Page } from '@rookery/api/wire/model'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Akkoma names a next page after the last one, too; no server cuts a page to fewer. */
const shortestFull = 20

/** Scheduled posts of the user, the next one first, page by page. */
export function scheduledQuery({ client, me }: Session) {
  return infiniteQueryOptions({
    queryKey: ['scheduled'],
    queryFn: ({ pageParam: cursor, signal }) => scheduledStatuses.list(client, { cursor, signal }),
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ items, older }) => (items.length < shortestFull ? null : older),
    select: allOf,
    enabled: me !== null,
  })
}

function allOf({ pages }: InfiniteData<Page<ScheduledStatus>, Cursor | null>): readonly ScheduledStatus[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((post) => [post.id, post]))
  return [...byId.values()].toSorted((a, b) => Date.parse(a.scheduledAt) - Date.parse(b.scheduledAt))
}
