import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import css from './StatusCard.module.css'

const StatusStats = lazyComponent(async () => (await import('./StatusStats.tsx')).StatusStats)

/** Accounts that repeated and favourited an opened post. Renders nothing if there are none, or if the setting hides them. */
export function StatsSlot({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const hasCounts = !useSetting('hidePostStats') && status !== undefined && status.favouritesCount + status.reblogsCount > 0
  const isLoaded = useLoaded(StatusStats, hasCounts)
  if (!hasCounts) return null
  return isLoaded ? <StatusStats id={id} /> : <div className={css.stats} />
}
