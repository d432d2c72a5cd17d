import { FilteredNote } from './FilteredNote.tsx'
import { useAllFiltered } from '#features/notifications/model/useAllFiltered.ts'

/** Link to notifications that were filtered on this device and by the server. */
export function AllFilteredNote({ here }: { here: number }) {
  return <FilteredNote count={useAllFiltered(here)} />
}
