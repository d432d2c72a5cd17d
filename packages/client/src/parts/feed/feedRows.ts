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
