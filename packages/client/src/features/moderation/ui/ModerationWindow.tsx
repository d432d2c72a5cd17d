import { moderationWindowOf } from '#features/moderation/model/moderationWindowOf.ts'
import { shownReportOf } from '#features/moderation/model/shownReportOf.ts'
import { hasStaffToken } from '#features/staff/model/staffRole.ts'
import { useStaffRight } from '#features/staff/model/useStaff.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { PeekDialog } from '#ui/PeekDialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Reports } from './Reports.tsx'

/** The moderation window: reports and their actions. It keeps its state while minimized. */
export function ModerationWindow() {
  const t = useT()
  const session = useSession()
  const cell = moderationWindowOf(session)
  const state = useCell(cell)
  const readsReports = useStaffRight('reports')
  if (state === 'hidden') return null
  return (
    <PeekDialog
      title={t('moderation.title')}
      closeLabel={t('general.close')}
      minimizeLabel={t('moderation.minimize')}
      restoreLabel={t('moderation.restore')}
      isMinimized={state === 'minimized'}
      onPeek={(isMinimized) => cell.set(isMinimized ? 'minimized' : 'open')}
      onClose={() => {
        cell.set('hidden')
        shownReportOf(session).set(null)
      }}
    >
      {readsReports ? (
        <Part waiting={<Spinner label={t('general.loading')} />}>
          <Reports />
        </Part>
      ) : (
        <EmptyState icon={lockIcon}>{t(hasStaffToken(session) ? 'moderation.noRight' : 'moderation.noToken')}</EmptyState>
      )}
    </PeekDialog>
  )
}
