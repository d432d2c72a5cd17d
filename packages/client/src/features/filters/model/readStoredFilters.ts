import type { ListedFilter } from '@rookery/api/wire/listedFilter'
import { isRecord } from '#lib/isRecord.ts'

/** Storage key of the listed filters, so that the first render can apply them. */
export const filtersKey = 'filters'

/** The stored filters; empty if the stored value has another shape. */
export function readStoredFilters(stored: unknown): readonly ListedFilter[] {
  return Array.isArray(stored) && stored.every(isListedFilter) ? stored : []
}

/** Values under this key have this shape. */
function isListedFilter(raw: unknown): raw is ListedFilter {
  return isRecord(raw) && typeof raw.phrase === 'string' && Array.isArray(raw.contexts) && typeof raw.wholeWord === 'boolean'
}
