import { compareIds } from '@rookery/api/wire/ids'
import { rowKey } from '@rookery/store/FeedState'
import type { EntryId, FeedRow, FeedState } from './FeedState.ts'
import type { ScrollPosition } from './ScrollPositions.ts'

/** Entries kept above and below the one where the reader is. */
const retainedAbove = 10
const retainedBelow = 30

export type FeedPart<Id extends EntryId> = Pick<FeedState<Id>, 'rows' | 'shownUpTo' | 'older' | 'bottomedOut'>

/**
 * The rows near the reader, with what `FeedState` promises still true of them; null where nothing can be cut out. What is
 * left out above them was seen, so that it becomes a gap under the newest row instead of coming again as new, and one that is
 * filled without being asked for where all of it was known.
 */
export function cutAround<Id extends EntryId>(state: FeedState<Id>, place: ScrollPosition | null): FeedPart<Id> | null {
  const { rows, shownUpTo, older, bottomedOut, pagedByEntry } = state
  const at = Math.max(0, place === null ? 0 : rows.findIndex((row) => rowKey(row) === place.id))
  // A list can be cut anywhere only if it can be fetched from any entry.
  const start = pagedByEntry ? Math.max(0, at - retainedAbove) : 0
  const end = Math.min(rows.length, at + retainedBelow)
  const part = rows.slice(start, end)
  const first = part.find((row) => row.kind === 'entry')
  const last = part.findLast((row) => row.kind === 'entry')
  const isCut = end < rows.length
  if (!first || !last || (isCut && !pagedByEntry)) return null
  return {
    rows: [...topOf(state, rows.slice(0, start), first.id), ...part].map((row) =>
      row.kind === 'gap' ? { ...row, loading: null, error: null } : row,
    ),
    shownUpTo,
    older: isCut ? { max_id: last.id } : older,
    bottomedOut: bottomedOut && !isCut,
  }
}

/** The newest row that was shown, and a gap for all that is left out between it and the first one kept. */
function topOf<Id extends EntryId>({ order, shownUpTo }: FeedState<Id>, above: readonly FeedRow<Id>[], below: Id): readonly FeedRow<Id>[] {
  // Above `shownUpTo` there may be own posts: those come again with what is new there.
  const reached = (row: FeedRow<Id>) =>
    shownUpTo === null || row.id === shownUpTo || (order === 'byId' && compareIds(row.id, shownUpTo) < 0)
  const from = above.findIndex((row) => row.kind === 'entry' && reached(row))
  const top = above[from]
  if (top?.kind !== 'entry') return []
  if (from === above.length - 1) return [top]
  const isWhole = above.slice(from).every((row) => row.kind === 'entry' || row.wasShown)
  const gap = { kind: 'gap', id: `${top.id}-${below}`, above: top.id, below, loading: null, error: null } as const
  return [top, isWhole ? { ...gap, wasShown: true } : gap]
}
