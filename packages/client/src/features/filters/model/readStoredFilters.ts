import type { ListedFilter } from '@rookery/api/wire/listedFilter'
import { isRecord } from '#lib/isRecord.ts'

/** Under this key the device keeps the filters of the reader's list, so that the first picture leaves out what it should. */
export const filtersKey = 'filters'

/** The filters that the device has kept; none where that is something else. */
export function readStoredFilters(stored: unknown): readonly ListedFilter[] {
  return Array.isArray(stored) && stored.every(isListedFilter) ? stored : []
}

/** What was written under the key has this shape. */
function isListedFilter(raw: unknown): raw is ListedFilter {
  return isRecord(raw) && typeof raw.phrase === 'string' && Array.isArray(raw.contexts) && typeof raw.wholeWord === 'boolean'
}
