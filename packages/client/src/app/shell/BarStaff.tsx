import type { Layout } from '#app/page/useLayout.ts'
import { hasStaffRight } from '#data/moderation/staffRights.ts'
import { useStaffRole } from '#data/moderation/useStaffRole.ts'
import { useSession } from '#data/session/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Nothing } from '#parts/screen/Nothing.ts'
import { Part } from '#parts/screen/Part.tsx'
import { shieldIcon } from '#ui/icons/shield.ts'

const StaffTools = lazyComponent(async () => (await import(/* chunk: staff */ './StaffTools.tsx')).StaffTools)

/** The tools of the staff on the bar, for whoever is of it. */
export function BarStaff({ layout }: { layout: Layout }) {
  const session = useSession()
  const staff = useStaffRole()
  if (staff === null) return null
  return (
    <Part failure={Nothing}>
      <StaffTools layout={layout} isAdmin={staff === 'admin'} readsReports={hasStaffRight(session, 'reports')} icon={shieldIcon} />
    </Part>
  )
}
