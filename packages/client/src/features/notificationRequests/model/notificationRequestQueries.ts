import * as calls from '@rookery/api/calls/notificationRequests'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId, Cursor, StatusId } from '@rookery/api/wire/model'
import type { NotificationPolicy } from '@rookery/api/wire/notificationPolicy'
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** One account with filtered notifications. */
export interface RequestRow {
  readonly id: string
  readonly accountId: AccountId
  /** The newest post that they are about. */
  readonly statusId: StatusId | null
  readonly count: number
}

interface RequestRowPage {
  readonly rows: readonly RequestRow[]
  readonly next: Cursor | null
}

export type RequestRowPages = InfiniteData<RequestRowPage, unknown>

/** The server's policy on filtered notifications; null if it has none. */
export function notificationPolicyQuery({ client, me }: Session) {
  return queryOptions({
    queryKey: ['notificationPolicy'],
    queryFn: ({ signal }): Promise<NotificationPolicy | null> => calls.policy(client, { signal }).catch(nullWhereMissing),
    enabled: me !== null,
    meta: { capability: 'notificationRequests' },
    staleTime: 30_000,
  })
}

/** Accounts with filtered notifications, page by page. */
export function notificationRequestsQuery({ client, entities, me }: Session) {
  return infiniteQueryOptions({
    queryKey: ['notificationRequests'],
    queryFn: async ({ pageParam: cursor, signal }): Promise<RequestRowPage> => {
      const requestSeq = entities.nextRequestSeq()
      const page = await calls.list(client, { cursor, signal }).catch(nullWhereMissing)
      if (page === null) return { rows: [], next: null }
      const { items, older } = page
      entities.receive({ accounts: items.map(({ account }) => account), statuses: items.flatMap(({ status }) => status ?? []) }, requestSeq)
      const rows = items.map(({ id, account, status, count }) => ({ id, accountId: account.id, statusId: status?.id ?? null, count }))
      return { rows, next: items.length > 0 ? older : null }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: ({ pages }: RequestRowPages): readonly RequestRow[] => [
      ...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values(),
    ],
    enabled: me !== null,
    meta: { capability: 'notificationRequests' },
  })
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
