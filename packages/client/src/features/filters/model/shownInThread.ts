import type { StatusId } from '@rookery/api/wire/model'

/**
 * The posts of a conversation that get a row, in their order: those that are hidden leave theirs, except the one that was opened
 * and those that something shown answers, which keep their place under a verdict so that the rest hangs together.
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
    // Goes up until a post that was passed before, which also ends a circle.
    for (let at: StatusId | null = id; at !== null && !shown.has(at); at = parentOf(at)) shown.add(at)
  }
  return ids.filter((id) => shown.has(id))
}
