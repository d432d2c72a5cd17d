import { FilteredBadge } from './FilteredBadge.tsx'
import { useAllFiltered } from '#features/notifications/model/useAllFiltered.ts'

/** Number of notifications that were filtered on this device and by the server. */
export function AllFilteredBadge({ here }: { here: number }) {
  return <FilteredBadge count={useAllFiltered(here)} />
}
