import { FilteredNote } from './FilteredNote.tsx'
import { useAllFiltered } from '#features/notifications/model/useAllFiltered.ts'

/** The way to what is filtered on this device and kept apart by the server. */
export function AllFilteredNote({ here }: { here: number }) {
  return <FilteredNote count={useAllFiltered(here)} />
}
