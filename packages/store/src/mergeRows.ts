import type { FeedOrdering, FeedRow, FeedState, GapRow } from './FeedState.ts'

/** Compares ids like `a - b` compares numbers: negative if the first is older. */
export type CompareIds = (one: string, other: string) => number

/** Rules of a feed that depend on the product. */
export interface FeedRules<Cursor> {
  /** Orders entries of feeds with the order `byId`. */
  readonly compareIds: CompareIds
  /** The cursor of the page that follows an entry. */
  readonly cursorAfter: (id: string) => Cursor
  /** Number of entries that stay when pending ones are shown. Older ones are loaded again when the user scrolls there. */
  readonly maxShown: number
  /** Maximum number of pending entries. Older ones are dropped, and a gap takes their place. */
  readonly maxPending: number
}

/** How ids are merged into rows. */
export interface MergeRules {
  readonly order: FeedOrdering['order']
  readonly compareIds: CompareIds
}

/**
 * Inserts entries into rows. `byId` sorts them, newest first. `byServer` inserts each after the known entry that the server lists before
 * it, or else at the given end. Ids that already have a row keep it.
 */
export function mergeRows<Id extends string, Failure>(
  { order, compareIds }: MergeRules,
  rows: readonly FeedRow<Id, Failure>[],
  ids: readonly Id[],
  at: 'start' | 'end' = 'start',
): readonly FeedRow<Id, Failure>[] {
  return order === 'byId' ? mergeById(compareIds, rows, ids) : mergeByServer(rows, ids, at)
}

/** Merges plain lists of ids, as `mergeRows` merges rows. */
export function mergeIds<Id extends string>(rules: MergeRules, known: readonly Id[], ids: readonly Id[]): readonly Id[] {
  const rows = known.map((id) => ({ kind: 'entry', id }) as const)
  return mergeRows(rules, rows, ids).flatMap((row) => (row.kind === 'entry' ? row.id : []))
}

function mergeById<Id extends string, Failure>(
  compareIds: CompareIds,
  rows: readonly FeedRow<Id, Failure>[],
  ids: readonly Id[],
): readonly FeedRow<Id, Failure>[] {
  const arriving = [...new Set(ids)].toSorted((a, b) => compareIds(b, a))
  const merged: FeedRow<Id, Failure>[] = []
  let next = 0
  for (const [index, row] of rows.entries()) {
    for (let id = arriving[next]; id !== undefined && isAboveRow(compareIds, id, row); id = arriving[next]) {
      merged.push({ kind: 'entry', id })
      next += 1
    }
    if (row.kind === 'entry' && row.id === arriving[next]) next += 1
    // All entries are inserted, so the remaining rows stay as they are.
    if (next === arriving.length) return merged.length === index ? rows : [...merged, ...rows.slice(index)]
    merged.push(row)
  }
  for (const id of arriving.slice(next)) merged.push({ kind: 'entry', id })
  return merged
}

/** True if an entry belongs above a row. A gap comes directly below the oldest entry that is not older than the gap's upper end. */
function isAboveRow<Id extends string>(compareIds: CompareIds, id: Id, row: FeedRow<Id, unknown>): boolean {
  if (row.kind === 'entry') return compareIds(id, row.id) > 0
  return compareIds(id, row.above) >= 0
}

function mergeByServer<Id extends string, Failure>(
  rows: readonly FeedRow<Id, Failure>[],
  ids: readonly Id[],
  at: 'start' | 'end',
): readonly FeedRow<Id, Failure>[] {
  const known = new Set(rows.flatMap((row) => (row.kind === 'entry' ? row.id : [])))
  const outer: FeedRow<Id, Failure>[] = []
  const inner = new Map<Id, FeedRow<Id, Failure>[]>()
  let group = outer
  for (const id of new Set(ids)) {
    if (!known.has(id)) group.push({ kind: 'entry', id })
    else inner.set(id, (group = []))
  }
  const filled = [...inner.values()].some((entries) => entries.length > 0)
    ? rows.flatMap((row) => (row.kind === 'entry' ? [row, ...(inner.get(row.id) ?? [])] : row))
    : rows
  if (outer.length === 0) return filled
  return at === 'start' ? [...outer, ...filled] : [...filled, ...outer]
}

/** Inserts a gap directly below the entries that are not older than its upper end. In the server's order it is inserted at the top. */
export function insertGap<Id extends string, Failure>(
  { order, compareIds }: MergeRules,
  rows: readonly FeedRow<Id, Failure>[],
  gap: GapRow<Id, Failure>,
): readonly FeedRow<Id, Failure>[] {
  const index = order === 'byServer' ? 0 : rows.findIndex((row) => compareIds(row.kind === 'entry' ? row.id : row.above, gap.above) < 0)
  return index < 0 ? [...rows, gap] : rows.toSpliced(index, 0, gap)
}

/** True if an entry is among the rows. */
export function isInRows<Id extends string>(state: FeedState<Id, unknown, unknown>, id: Id): boolean {
  return state.rows.some((row) => row.kind === 'entry' && row.id === id)
}
