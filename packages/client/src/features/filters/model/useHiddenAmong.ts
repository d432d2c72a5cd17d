import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterView } from './FilterVerdict.ts'
import { useFilterView } from './FilterViewContext.ts'

/** The posts among these that a list leaves out. Renders again only when they change. Pass the same array while the list is unchanged. */
export function useHiddenAmong(ids: readonly StatusId[], view?: FilterView): ReadonlySet<StatusId> {
  const filters = filtersOf(useSession())
  const here = useFilterView()
  return useSyncExternalStore(filters.subscribe, () => filters.hiddenAmong(ids, view ?? here))
}
