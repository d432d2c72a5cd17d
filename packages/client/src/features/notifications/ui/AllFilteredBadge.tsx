import { FilteredBadge } from './FilteredBadge.tsx'
import { useAllFiltered } from '#features/notifications/model/useAllFiltered.ts'

/** How many notifications are filtered on this device and kept apart by the server. */
export function AllFilteredBadge({ here }: { here: number }) {
  return <FilteredBadge count={useAllFiltered(here)} />
}
