import type { StatusId } from '@rookery/api/wire/model'
import type { ThreadRow } from './treeRows.ts'

/** The same lines as before if nothing changed, so that they do not render again. */
export function keepRows(before: readonly ThreadRow[], next: readonly ThreadRow[]): readonly ThreadRow[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = next.map((row) => {
    const same = known.get(row.id)
    return same && isSame(same, row) ? same : row
  })
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows
}

const rowKeys = ['isMissing', 'level', 'isAbove', 'parentId', 'isFolded', 'below', 'hidden', 'others'] as const

function isSame(row: ThreadRow, other: ThreadRow): boolean {
  return rowKeys.every((key) => row[key] === other[key]) && isSameList(row.replyIds, other.replyIds)
}

function isSameList(ids: readonly StatusId[], others: readonly StatusId[]): boolean {
  return ids.length === others.length && ids.every((id, index) => id === others[index])
}
