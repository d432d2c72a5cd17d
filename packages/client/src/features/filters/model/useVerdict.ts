import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterVerdict, FilterView } from './FilterVerdict.ts'
import { useFilterView } from './FilterViewContext.ts'

/**
 * The verdict on a post, or on a repeat including its post; null if it is shown. Renders again only when the verdict changes. Lists use
 * `useHiddenAmong` to leave posts out; components of single posts cover them.
 */
export function useVerdict(id: StatusId, view?: FilterView): FilterVerdict | null {
  const filters = filtersOf(useSession())
  const here = useFilterView()
  return useSyncExternalStore(filters.subscribe, () => filters.of(id, view ?? here))
}
