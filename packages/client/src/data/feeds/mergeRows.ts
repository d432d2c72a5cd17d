import { compareIds } from '@rookery/api/wire/ids'
import type { EntryId, FeedNature, FeedRow, GapRow } from './FeedState.ts'

/**
 * Puts entries among rows: by id, newest first, or (`byServer`) after the one that the server lists before them, else at one end.
 * Ids that are there already stay where they are.
 */
export function mergeRows<Id extends EntryId>(
  order: FeedNature['order'],
  rows: readonly FeedRow<Id>[],
  ids: readonly Id[],
  at: 'start' | 'end' = 'start',
): readonly FeedRow<Id>[] {
  return order === 'byId' ? mergeById(rows, ids) : mergeByServer(rows, ids, at)
}

/** The same for plain lists of ids. */
export function mergeIds<Id extends EntryId>(order: FeedNature['order'], known: readonly Id[], ids: readonly Id[]): readonly Id[] {
  const rows = known.map((id) => ({ kind: 'entry', id }) as const)
  return mergeRows(order, rows, ids).flatMap((row) => (row.kind === 'entry' ? row.id : []))
}

function mergeById<Id extends EntryId>(rows: readonly FeedRow<Id>[], ids: readonly Id[]): readonly FeedRow<Id>[] {
  const arriving = [...new Set(ids)].toSorted((a, b) => compareIds(b, a))
  const merged: FeedRow<Id>[] = []
  let next = 0
  for (const [index, row] of rows.entries()) {
    for (let id = arriving[next]; id !== undefined && standsAbove(id, row); id = arriving[next]) {
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
function standsAbove<Id extends EntryId>(id: Id, row: FeedRow<Id>): boolean {
  if (row.kind === 'entry') return compareIds(id, row.id) > 0
  return compareIds(id, row.above) >= 0
}

function mergeByServer<Id extends EntryId>(rows: readonly FeedRow<Id>[], ids: readonly Id[], at: 'start' | 'end'): readonly FeedRow<Id>[] {
  const known = new Set(rows.flatMap((row) => (row.kind === 'entry' ? row.id : [])))
  const outer: FeedRow<Id>[] = []
  const inner = new Map<Id, FeedRow<Id>[]>()
  let place = outer
  for (const id of new Set(ids)) {
    if (!known.has(id)) place.push({ kind: 'entry', id })
    else inner.set(id, (place = []))
  }
  const filled = [...inner.values()].some((group) => group.length > 0)
    ? rows.flatMap((row) => (row.kind === 'entry' ? [row, ...(inner.get(row.id) ?? [])] : row))
    : rows
  if (outer.length === 0) return filled
  return at === 'start' ? [...outer, ...filled] : [...filled, ...outer]
}

/** Puts a gap directly under what is not older than its upper end; in the order of the server, on top. */
export function placeGap<Id extends EntryId>(
  order: FeedNature['order'],
  rows: readonly FeedRow<Id>[],
  gap: GapRow<Id>,
): readonly FeedRow<Id>[] {
  const index = order === 'byServer' ? 0 : rows.findIndex((row) => compareIds(row.kind === 'entry' ? row.id : row.above, gap.above) < 0)
  return index < 0 ? [...rows, gap] : rows.toSpliced(index, 0, gap)
}
