import { compareIds } from '@rookery/api/wire/ids'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { reportsQuery, type ReportFilter, type ReportRow } from '#features/moderation/model/reportQueries.ts'
import { shownReportOf } from '#features/moderation/model/shownReportOf.ts'
import { openReportsOf } from '#features/reports/model/openReportsOf.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { flagIcon } from '#ui/icons/flag.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { OneReport } from './OneReport.tsx'
import { ReportItem } from './ReportItem.tsx'
import css from './Reports.module.css'

const filters: readonly ReportFilter[] = ['open', 'resolved', 'closed', 'all']

/** Reports of users: a requested one, or all by state. */
export function Reports() {
  const shown = useCell(shownReportOf(useSession()))
  return shown === null ? <AllReports /> : <OneReport key={shown} id={shown} />
}

function AllReports() {
  const t = useT()
  const name = useId()
  const [filter, setFilter] = useState<ReportFilter>('open')
  return (
    <>
      <Tabs
        label={t('reports.filter')}
        name={name}
        tabs={filters.map((id) => ({ id, label: t(`reports.filter.${id}`) }))}
        selected={filter}
        onSelect={setFilter}
      />
      <TabPanel name={name} id={filter}>
        <ReportList key={filter} filter={filter} />
      </TabPanel>
    </>
  )
}

function ReportList({ filter }: { filter: ReportFilter }) {
  const t = useT()
  const session = useSession()
  const waiting = useCell(openReportsOf(session).waiting)
  const pages = useSessionPages(reportsQuery(session, filter))
  const { hasNextPage, fetchNextPage, isFetching, refetch } = pages
  const reports = pages.data
  // New reports appear on reload. Reports resolved meanwhile stay until then.
  const newest = waiting?.newest ?? null
  const lookForNew = useEffectEvent(() => {
    const [first] = reports ?? []
    if (newest !== null && reports !== undefined && !isFetching && (!first || compareIds(newest, first.id) > 0)) refetch()
  })
  useEffect(() => lookForNew(), [newest])
  // Resolved reports shift the server's pages, so loading more starts from the top.
  const hasLeft = (row: ReportRow) => filter !== 'all' && row.state !== filter
  const more = () => (reports?.some(hasLeft) ? refetch() : fetchNextPage())
  return (
    <div className={css.reports}>
      <QueryView query={pages} failed="reports.error" onRetry={hasNextPage ? fetchNextPage : refetch}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={flagIcon}>{t(`reports.empty.${filter}`)}</EmptyState>
          ) : (
            <ul className={css.list} aria-label={t('reports.title')}>
              {rows.map((row) => (
                <ReportItem key={row.id} report={row} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <div className={css.more}>
        {hasNextPage && (
          <Button busy={isFetching} onClick={more}>
            {t('reports.more')}
          </Button>
        )}
        {reports !== undefined && (
          <Button tone="quiet" icon={refreshIcon} busy={isFetching && !hasNextPage} onClick={refetch}>
            {t('reports.refresh')}
          </Button>
        )}
      </div>
    </div>
  )
}
