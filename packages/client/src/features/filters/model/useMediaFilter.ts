import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterView } from './FilterVerdict.ts'
import { useFilterView } from './FilterViewContext.ts'

const inside: FilterView = { kind: 'compact' }

/** The title of the filter that covers a post's media in this context, or null. */
export function useMediaFilter(id: StatusId, compact = false): string | null {
  const filters = filtersOf(useSession())
  const here = useFilterView()
  return useSyncExternalStore(filters.subscribe, () => filters.mediaFilterOf(id, compact ? inside : here))
}
