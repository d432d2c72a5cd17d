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

/** After this many hidden entries in a row the user decides whether to load more, because it may be the whole history. */
export const maxHiddenAtEnd = 100

/** The visible rows; the same array if none is hidden. */
export function withoutHidden<Id extends EntryId>(rows: readonly FeedRow<Id>[], hidden: ReadonlySet<Id>): readonly FeedRow<Id>[] {
  return hidden.size === 0 ? rows : rows.filter((row) => row.kind === 'gap' || !hidden.has(row.id))
}

/** Number of hidden entries after the last visible row. */
export function countHiddenAtEnd<Id extends EntryId>(rows: readonly FeedRow<Id>[], hidden: ReadonlySet<Id>): number {
  if (hidden.size === 0) return 0
  return rows.length - 1 - rows.findLastIndex((row) => row.kind === 'gap' || !hidden.has(row.id))
}
