import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterView } from './FilterVerdict.ts'
import { useFilterView } from './FilterViewContext.ts'

/**
 * Those of some posts that a list leaves out, by the reader's settings. Drawn again only when they are others. Hand over the
 * same array while the list is the same.
 */
export function useHiddenAmong(ids: readonly StatusId[], view?: FilterView): ReadonlySet<StatusId> {
  const filters = filtersOf(useSession())
  const here = useFilterView()
  return useSyncExternalStore(filters.subscribe, () => filters.hiddenAmong(ids, view ?? here))
}
