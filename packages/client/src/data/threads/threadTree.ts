import { compareIds } from '@rookery/api/wire/ids'
import type { StatusId } from '@rookery/api/wire/model'

export interface ThreadNode {
  readonly id: StatusId
  /** null for a root and where the parent is not known. */
  readonly parentId: StatusId | null
  readonly depth: number
  readonly childIds: readonly StatusId[]
}

/** A conversation as a tree, each node before its replies, siblings oldest first. */
export type ThreadTree = ReadonlyMap<StatusId, ThreadNode>

/**
 * Builds the tree from what each post replies to. A post that replies to itself, or in a circle, becomes a root at its
 * oldest place, so that everything is shown once. Works without recursion: threads can be thousands deep.
 */
export function threadTree(ids: readonly StatusId[], parentOf: (id: StatusId) => StatusId | null): ThreadTree {
  const sorted = linearOrder(ids)
  const parents = breakCircles(sorted, parentOf)
  const children = new Map<StatusId, StatusId[]>()
  for (const id of sorted) {
    const parent = parents.get(id) ?? null
    if (parent === null) continue
    const siblings = children.get(parent)
    if (siblings) siblings.push(id)
    else children.set(parent, [id])
  }
  const tree = new Map<StatusId, ThreadNode>()
  const waiting = sorted.filter((id) => parents.get(id) === null).toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const parentId = parents.get(id) ?? null
    const childIds = children.get(id) ?? []
    tree.set(id, { id, parentId, childIds, depth: parentId === null ? 0 : (tree.get(parentId)?.depth ?? -1) + 1 })
    waiting.push(...childIds.toReversed())
  }
  return tree
}

/** A conversation as one list, oldest first (spec 1, section 5). */
export function linearOrder(ids: readonly StatusId[]): readonly StatusId[] {
  return [...new Set(ids)].toSorted(compareIds)
}

/** Each post's parent among the given ones; null where there is none and at the oldest post of a circle. */
function breakCircles(sorted: readonly StatusId[], parentOf: (id: StatusId) => StatusId | null): ReadonlyMap<StatusId, StatusId | null> {
  const present = new Set(sorted)
  const parents = new Map(
    sorted.map((id) => {
      const parent = parentOf(id)
      return [id, parent !== null && present.has(parent) ? parent : null] as const
    }),
  )
  const settled = new Set<StatusId>()
  // Oldest first, so that a circle is entered, and cut, at its oldest post.
  for (const start of sorted) {
    const path = new Set<StatusId>()
    let id: StatusId | null = start
    while (id !== null && !settled.has(id) && !path.has(id)) {
      path.add(id)
      id = parents.get(id) ?? null
    }
    if (id !== null && path.has(id)) parents.set(oldestOnCircle(id, parents), null)
    for (const passed of path) settled.add(passed)
  }
  return parents
}

function oldestOnCircle(onCircle: StatusId, parents: ReadonlyMap<StatusId, StatusId | null>): StatusId {
  let oldest = onCircle
  for (let id = parents.get(onCircle) ?? null; id !== null && id !== onCircle; id = parents.get(id) ?? null) {
    if (compareIds(id, oldest) < 0) oldest = id
  }
  return oldest
}
