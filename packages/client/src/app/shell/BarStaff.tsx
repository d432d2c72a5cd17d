import type { Layout } from '#app/page/useLayout.ts'
import { hasStaffRight } from '#features/staff/model/staffRights.ts'
import { useStaffRole } from '#features/staff/model/useStaffRole.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { shieldIcon } from '#ui/icons/shield.ts'

const StaffTools = lazyComponent(async () => (await import('./StaffTools.tsx')).StaffTools)

/** The staff's tools on the bar, for staff only. */
export function BarStaff({ layout }: { layout: Layout }) {
  const session = useSession()
  const staff = useStaffRole()
  if (staff === null) return null
  return (
    <Part failure={EmptyFallback}>
      <StaffTools layout={layout} isAdmin={staff === 'admin'} readsReports={hasStaffRight(session, 'reports')} icon={shieldIcon} />
    </Part>
  )
}
