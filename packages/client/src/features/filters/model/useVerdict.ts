import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterVerdict, FilterView } from './FilterVerdict.ts'
import { useFilterView } from './FilterViewContext.ts'

/**
 * What stands before a post (or a repeat with the post in it) where it is drawn, or null when it is shown as it is. Drawn again
 * only when the verdict changes. Lists leave out what is hidden by `useHiddenAmong`; whoever draws one post covers it.
 */
export function useVerdict(id: StatusId, view?: FilterView): FilterVerdict | null {
  const filters = filtersOf(useSession())
  const here = useFilterView()
  return useSyncExternalStore(filters.subscribe, () => filters.of(id, view ?? here))
}
