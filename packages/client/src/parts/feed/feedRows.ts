import type { EntryId, FeedRow, GapRow } from '#data/feeds/FeedState.ts'

/** A feed's rows as the list wants them: one key a row, in order, and each row by its key. */
export interface KeyedRows<Id extends EntryId> {
  readonly keys: readonly string[]
  readonly byKey: ReadonlyMap<string, FeedRow<Id>>
}

/** An entry's key is its id, so that a kept place finds it again; a gap's cannot be mistaken for one. */
export function keyRows<Id extends EntryId>(rows: readonly FeedRow<Id>[]): KeyedRows<Id> {
  const byKey = new Map(rows.map((row) => [row.kind === 'entry' ? row.id : gapKey(row), row] as const))
  return { keys: [...byKey.keys()], byKey }
}

function gapKey<Id extends EntryId>(gap: GapRow<Id>): string {
  return `gap ${gap.id}`
}

/** After so many hidden entries in a row the next page waits for the reader's word: it may be the whole past. */
export const mostHiddenAtEnd = 100

/** The rows that are drawn; the same array when none is hidden. */
export function withoutHidden<Id extends EntryId>(rows: readonly FeedRow<Id>[], hidden: ReadonlySet<Id>): readonly FeedRow<Id>[] {
  return hidden.size === 0 ? rows : rows.filter((row) => row.kind === 'gap' || !hidden.has(row.id))
}

/** How many entries are hidden after the last row that is drawn. */
export function countHiddenAtEnd<Id extends EntryId>(rows: readonly FeedRow<Id>[], hidden: ReadonlySet<Id>): number {
  if (hidden.size === 0) return 0
  return rows.length - 1 - rows.findLastIndex((row) => row.kind === 'gap' || !hidden.has(row.id))
}
