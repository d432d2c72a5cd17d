import { shownReportOf } from '#data/moderation/shownReportOf.ts'
import { reportQuery } from '#data/queries/reports.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#parts/query/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { ReportItem } from './ReportItem.tsx'
import css from './Reports.module.css'

/** The report that a notification tells of, with the way to all the others. */
export function OneReport({ id }: { id: string }) {
  const t = useT()
  const session = useSession()
  const query = useSessionQuery(reportQuery(session, id))
  return (
    <div className={css.reports}>
      <div className={css.back}>
        <Button size="small" icon={listIcon} onClick={() => shownReportOf(session).set(null)}>
          {t('reports.backToAll')}
        </Button>
      </div>
      <QueryView query={query} failed="reports.one.error">
        {(report) => (
          <ul className={css.list} aria-label={t('reports.title')}>
            <ReportItem report={report} />
          </ul>
        )}
      </QueryView>
    </div>
  )
}
