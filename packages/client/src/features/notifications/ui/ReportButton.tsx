import { showReport } from '#features/moderation/model/shownReportOf.ts'
import { useStaffRight } from '#features/staff/model/useStaff.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { flagIcon } from '#ui/icons/flag.ts'

/** Opens a report, for staff with the right to read it. */
export function ReportButton({ id }: { id: string }) {
  const t = useT()
  const session = useSession()
  const isOffered = useStaffRight('reports')
  if (!isOffered) return null
  return (
    <div>
      <Button size="small" icon={flagIcon} aria-haspopup="dialog" onClick={() => showReport(session, id)}>
        {t('reports.show')}
      </Button>
    </div>
  )
}
