import { outboxOf } from '#features/actions/model/outboxOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { AccountFailureBar } from './AccountFailureBar.tsx'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { OfflineBar } from './OfflineBar.tsx'
import { PageMarks } from './PageMarks.tsx'
import { SessionExpiredBar } from './SessionExpiredBar.tsx'
import { SiteDecorations } from './SiteDecorations.tsx'

const OutboxBar = lazyComponent(async () => (await import('./OutboxBar.tsx')).OutboxBar)

/** Status lines below the bar, and the look that admin and user chose. */
export function StateBars() {
  const outbox = useCell(outboxOf(useSession()).open)
  return (
    <>
      <OfflineBar />
      {outbox && (
        <Part failure={EmptyFallback}>
          <OutboxBar outbox={outbox} />
        </Part>
      )}
      <SessionExpiredBar />
      <AccountFailureBar />
      <PageMarks />
      <SiteDecorations />
    </>
  )
}
