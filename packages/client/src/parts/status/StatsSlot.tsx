import type { StatusId } from '@rookery/api/wire/model'
import { useSetting } from '#data/settings/useSetting.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import css from './StatusCard.module.css'

const StatusStats = lazyComponent(async () => (await import('./StatusStats.tsx')).StatusStats)

/** Where an opened post tells who repeated and favourited it, unless the reader does not want to know. */
export function StatsSlot({ id }: { id: StatusId }) {
  const hidden = useSetting('hidePostStats')
  const isLoaded = useLoaded(StatusStats, !hidden)
  if (hidden) return null
  return isLoaded ? <StatusStats id={id} /> : <div className={css.stats} />
}
