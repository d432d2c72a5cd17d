import type { StatusId } from '@rookery/api/wire/model'

/**
 * The posts of a conversation that get a row, in order: hidden ones have none, except the opened one and parents of visible ones, which
 * stay with a verdict so that the tree is connected.
 */
export function shownInThread(
  ids: readonly StatusId[],
  hidden: ReadonlySet<StatusId>,
  focus: StatusId,
  parentOf: (id: StatusId) => StatusId | null,
): readonly StatusId[] {
  if (hidden.size === 0) return ids
  const shown = new Set<StatusId>()
  for (const id of ids) {
    if (hidden.has(id) && id !== focus) continue
    // Goes up to a known post, which also ends a cycle.
    for (let at: StatusId | null = id; at !== null && !shown.has(at); at = parentOf(at)) shown.add(at)
  }
  return ids.filter((id) => shown.has(id))
}
