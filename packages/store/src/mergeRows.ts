import type { FeedOrdering, FeedRow, GapRow } from './FeedState.ts'

/** Orders ids as numbers are ordered: negative where the first is the older one. */
export type CompareIds = (one: string, other: string) => number

/** The rules of a kind of feed that the reducer cannot know. */
export interface FeedRules<Cursor> {
  /** The order of ids where a feed is ordered `byId`. */
  readonly compareIds: CompareIds
  /** Where the page starts that follows an entry. */
  readonly cursorAfter: (id: string) => Cursor
  /** As many rows stay when pending entries are shown. The rest is loaded again when the reader gets there. */
  readonly maxShown: number
  /** As many entries wait to be shown. Older ones are dropped, and a gap stands for them. */
  readonly maxPending: number
}

/** How ids are merged into rows. */
export interface MergeRules {
  readonly order: FeedOrdering['order']
  readonly compareIds: CompareIds
}

/**
 * Puts entries among rows: by id, newest first, or (`byServer`) after the one that the server lists before them, else at one end.
 * Ids that are there already stay where they are.
 */
export function mergeRows<Id extends string, Failure>(
  { order, compareIds }: MergeRules,
  rows: readonly FeedRow<Id, Failure>[],
  ids: readonly Id[],
  at: 'start' | 'end' = 'start',
): readonly FeedRow<Id, Failure>[] {
  return order === 'byId' ? mergeById(compareIds, rows, ids) : mergeByServer(rows, ids, at)
}

/** The same for plain lists of ids. */
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
    for (let id = arriving[next]; id !== undefined && standsAbove(compareIds, id, row); id = arriving[next]) {
      merged.push({ kind: 'entry', id })
      next += 1
    }
    if (row.kind === 'entry' && row.id === arriving[next]) next += 1
    // All entries are placed, so the rest of the rows stays as it is.
    if (next === arriving.length) return merged.length === index ? rows : [...merged, ...rows.slice(index)]
    merged.push(row)
  }
  for (const id of arriving.slice(next)) merged.push({ kind: 'entry', id })
  return merged
}

/** A gap stands directly under the oldest entry that is not older than its upper end. */
function standsAbove<Id extends string>(compareIds: CompareIds, id: Id, row: FeedRow<Id, unknown>): boolean {
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

/** Puts a gap directly under what is not older than its upper end; in the order of the server, on top. */
export function placeGap<Id extends string, Failure>(
  { order, compareIds }: MergeRules,
  rows: readonly FeedRow<Id, Failure>[],
  gap: GapRow<Id, Failure>,
): readonly FeedRow<Id, Failure>[] {
  const index = order === 'byServer' ? 0 : rows.findIndex((row) => compareIds(row.kind === 'entry' ? row.id : row.above, gap.above) < 0)
  return index < 0 ? [...rows, gap] : rows.toSpliced(index, 0, gap)
}
