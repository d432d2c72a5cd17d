import type { EntryId, FeedState } from './FeedState.ts'
import type { Place } from './Places.ts'

/** Entries kept above and below the one where the reader is. */
const keptAbove = 10
const keptBelow = 30

export type FeedPart<Id extends EntryId> = Pick<FeedState<Id>, 'rows' | 'shownUpTo' | 'older'>

/** The rows near the reader, with what `FeedState` promises still true of them; null where nothing can be cut out. */
export function aroundPlace<Id extends EntryId>(
  { rows, shownUpTo, older, pagedByEntry }: FeedState<Id>,
  place: Place | null,
): FeedPart<Id> | null {
  const at = Math.max(0, place === null ? 0 : rows.findIndex((row) => row.id === place.id))
  // Only a list that can be asked for from any entry can be cut anywhere.
  const start = pagedByEntry ? Math.max(0, at - keptAbove) : 0
  const end = Math.min(rows.length, at + keptBelow)
  const part = rows.slice(start, end)
  const first = part.find((row) => row.kind === 'entry')
  const last = part.findLast((row) => row.kind === 'entry')
  const isCut = end < rows.length
  if (!first || !last || (isCut && !pagedByEntry)) return null
  return {
    rows: part.map((row) => (row.kind === 'gap' ? { ...row, loading: null, error: null } : row)),
    shownUpTo: start === 0 ? shownUpTo : first.id,
    older: isCut ? { max_id: last.id } : older,
  }
}
