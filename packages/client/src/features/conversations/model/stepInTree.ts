import type { StatusId } from '@rookery/api/wire/model'
import type { ThreadSurface } from '#features/threads/model/ThreadSurface.ts'

/**
 * A keyboard step from a row of a tree. Inwards: unfolds the row, or goes to its first reply. Outwards: folds it, or goes to its parent.
 * False if neither is possible.
 */
export function stepInTree({ view, keepInPlace, focusOn }: ThreadSurface, at: StatusId, isInwards: boolean): boolean {
  const { rows, tree } = view.image.get()
  const row = rows.find(({ id }) => id === at)
  if (!row) return false
  const { id, isFolded, isAbove, hidden, below, parentId } = row
  const change = (how: () => void) => {
    keepInPlace(id)
    how()
    return true
  }
  if (isInwards && isFolded) return change(() => view.setFolded(id, false))
  if (isInwards && hidden > 0) return change(() => view.showBelow(id))
  if (!isInwards && !isFolded && !isAbove && below > 0) return change(() => view.setFolded(id, true))
  const next = isInwards ? tree.get(id)?.childIds.find((child) => rows.some((shown) => shown.id === child)) : parentId
  if (!next) return false
  focusOn(next)
  return true
}
