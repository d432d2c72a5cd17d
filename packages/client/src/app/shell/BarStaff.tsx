import type { Layout } from '#app/page/useLayout.ts'
import { useStaffRight, useStaffRole } from '#features/staff/model/useStaff.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { shieldIcon } from '#ui/icons/shield.ts'

const StaffTools = lazyComponent(async () => (await import('./StaffTools.tsx')).StaffTools)

/** The staff's tools on the bar, for staff only. */
export function BarStaff({ layout }: { layout: Layout }) {
  const staff = useStaffRole()
  const readsReports = useStaffRight('reports')
  if (staff === null) return null
  return (
    <Part failure={EmptyFallback}>
      <StaffTools layout={layout} isAdmin={staff === 'admin'} readsReports={readsReports} icon={shieldIcon} />
    </Part>
  )
}
