import { rowKey, type EntryRow } from '@rookery/store/FeedState'
import type { EntryId, FeedRow, GapRow } from '#features/feeds/model/FeedState.ts'

type Gap = GapRow<EntryId>

/** A feed's rows as the list wants them: one key a row, in order, and each row by its key. */
export interface KeyedRows<Entry> {
  readonly keys: readonly string[]
  readonly byKey: ReadonlyMap<string, Entry | Gap>
}

export function keyRows<Entry extends EntryRow<EntryId>>(rows: readonly (Entry | Gap)[]): KeyedRows<Entry> {
  const byKey = new Map<string, Entry | Gap>(rows.map((row) => [rowKey(row), row]))
  return { keys: [...byKey.keys()], byKey }
}

/** After so many hidden entries in a row the next page waits for the reader's word: it may be the whole past. */
export const maxHiddenAtEnd = 100

/** The rows that are drawn; the same array when none is hidden. */
export function withoutHidden<Id extends EntryId>(rows: readonly FeedRow<Id>[], hidden: ReadonlySet<Id>): readonly FeedRow<Id>[] {
  return hidden.size === 0 ? rows : rows.filter((row) => row.kind === 'gap' || !hidden.has(row.id))
}

/** How many entries are hidden after the last row that is drawn. */
export function countHiddenAtEnd<Id extends EntryId>(rows: readonly FeedRow<Id>[], hidden: ReadonlySet<Id>): number {
  if (hidden.size === 0) return 0
  return rows.length - 1 - rows.findLastIndex((row) => row.kind === 'gap' || !hidden.has(row.id))
}
