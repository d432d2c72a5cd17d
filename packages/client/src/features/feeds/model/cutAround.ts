import { compareIds } from '@rookery/api/wire/ids'
import { rowKey } from '@rookery/store/FeedState'
import type { EntryId, FeedRow, FeedState } from './FeedState.ts'
import type { ScrollPosition } from './ScrollPositions.ts'

/** Number of stored entries above and below the scroll position. */
const retainedAbove = 10
const retainedBelow = 30

export type FeedPart<Id extends EntryId> = Pick<FeedState<Id>, 'rows' | 'shownUpTo' | 'older' | 'bottomedOut'>

/**
 * The rows around the scroll position, with the invariants of `FeedState`; null if nothing can be cut. Rows left out above were seen, so a
 * gap below the newest row replaces them. The gap is filled automatically if all of its entries were known.
 */
export function cutAround<Id extends EntryId>(state: FeedState<Id>, place: ScrollPosition | null): FeedPart<Id> | null {
  const { rows, shownUpTo, older, bottomedOut, pagedByEntry } = state
  const at = Math.max(0, place === null ? 0 : rows.findIndex((row) => rowKey(row) === place.id))
  // A list can be cut anywhere only if its pages can start at any entry.
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

/** The newest shown row, and a gap for the rows left out between it and the first stored one. */
function topOf<Id extends EntryId>({ order, shownUpTo }: FeedState<Id>, above: readonly FeedRow<Id>[], below: Id): readonly FeedRow<Id>[] {
  // Own posts may be above `shownUpTo`; they arrive again with newer entries.
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
