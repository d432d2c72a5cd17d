import { shownReportOf } from '#features/moderation/model/shownReportOf.ts'
import { reportQuery } from '#features/moderation/model/reportQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { ReportItem } from './ReportItem.tsx'
import css from './Reports.module.css'

/** The report of a notification, with a link to all others. */
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
