import * as calls from '@rookery/api/calls/adminReports'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import type { Report, ReportState } from '@rookery/api/wire/report'
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { staleSeq } from '#features/entities/model/Entities.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Few at once: each includes its accounts and posts. */
const pageSize = 20

/** Which reports are listed. */
export type ReportFilter = ReportState | 'all'

/** A report with the ids of its accounts and posts. */
export interface ReportRow extends Pick<Report, 'id' | 'state' | 'content' | 'createdAt'> {
  /** The reported account; null if deleted. */
  readonly accountId: AccountId | null
  /** As the report states it; other sources may lack it. */
  readonly isDeactivated: boolean
  /** The account that reported; null if deleted. */
  readonly actorId: AccountId | null
  readonly statusIds: readonly StatusId[]
  readonly notes: readonly NoteRow[]
}

export interface NoteRow {
  readonly id: string
  readonly content: string
  readonly createdAt: string
  /** null if the account is deleted. */
  readonly authorId: AccountId | null
}

/** One page of reports. `total` counts all that match. */
export interface ReportPage {
  readonly reports: readonly ReportRow[]
  readonly total: number
}

export type ReportPages = InfiniteData<ReportPage, number>

/** First part of the query keys of all lists of reports. */
export const reportsKey = ['reports'] as const

/** Reports, the newest first, page by page. */
export function reportsQuery(session: Session, filter: ReportFilter) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey, filter],
    queryFn: async ({ pageParam: page, signal }): Promise<ReportPage> => {
      const { reports, total } = await calls.list(session.client, { ...(filter !== 'all' && { state: filter }), page, pageSize, signal })
      return { reports: reports.map((report) => applyReport(session, report)), total }
    },
    initialPageParam: 1,
    // A server may shorten pages, but still sends the total.
    getNextPageParam: ({ reports, total }, pages, page) =>
      reports.length > 0 && pages.reduce((sum, part) => sum + part.reports.length, 0) < total ? page + 1 : null,
    select: allOf,
  })
}

/** One report, independent of the lists. */
export function reportQuery(session: Session, id: string) {
  return queryOptions({
    queryKey: ['report', id],
    queryFn: async ({ signal }) => applyReport(session, await calls.show(session.client, id, { signal })),
  })
}

/** A report that arrived in between is on two pages. */
function allOf({ pages }: ReportPages): readonly ReportRow[] {
  return [...new Map(pages.flatMap(({ reports }) => reports).map((row) => [row.id, row])).values()]
}

/** Takes a report apart. Its posts and people come as visitors see them, which must not overwrite the reader's own flags. */
export function applyReport(session: Session, report: Report): ReportRow {
  const { account, actor, statuses, notes } = report
  const people = [account, actor, ...notes.map(({ author }) => author)].filter((person) => person !== null)
  session.entities.receive({ accounts: people, statuses }, staleSeq)
  return {
    id: report.id,
    state: report.state,
    content: report.content,
    createdAt: report.createdAt,
    accountId: account?.id ?? null,
    isDeactivated: account?.deactivated ?? false,
    actorId: actor?.id ?? null,
    statusIds: statuses.map(({ id }) => id),
    notes: notes.map(({ id, content, createdAt, author }) => ({ id, content, createdAt, authorId: author?.id ?? null })),
  }
}
