import type { StatusId } from '@rookery/api/wire/model'
import { unfolded, type FoldedRow, type Look } from './Folding.ts'
import { foldRows } from './foldRows.ts'
import type { FeedRow } from './FeedState.ts'

/** Folds the rows of one feed, and remembers the groups so that visible rows stay in place. The same rows return the same result. */
export type FoldFeed = (rows: readonly FeedRow[]) => readonly FoldedRow[]

/** @param placeOf the row that marks the reader's place, for the first rows of all */
export function createFoldFeed(look: Look, placeOf: () => StatusId | null): FoldFeed {
  let last: readonly FeedRow[] | null = null
  let folding = unfolded
  return (rows) => {
    if (rows !== last) folding = foldRows(rows, look, folding, folding.rows.length === 0 ? placeOf() : null)
    last = rows
    return folding.rows
  }
}
