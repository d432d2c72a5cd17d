import { outboxOf } from '#features/actions/model/outboxOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { AccountFailureBar } from './AccountFailureBar.tsx'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { PageMarks } from './PageMarks.tsx'
import { SessionExpiredBar } from './SessionExpiredBar.tsx'
import { SiteDecorations } from './SiteDecorations.tsx'
import { useT } from '#i18n/useT.ts'
import { useOffline } from '#lib/useOffline.ts'
import { Icon } from '#ui/Icon.tsx'
import { offlineIcon } from '#ui/icons/offline.ts'
import css from './OfflineBar.module.css'

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

/** A line while the browser is offline; the page stays usable. */
function OfflineBar() {
  const t = useT()
  const offline = useOffline()
  return (
    <div role="status">
      {offline && (
        <p className={css.bar}>
          <Icon path={offlineIcon} />
          {t('offline.text')}
        </p>
      )}
    </div>
  )
}
