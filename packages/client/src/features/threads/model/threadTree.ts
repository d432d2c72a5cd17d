import { compareIds } from '@rookery/api/wire/ids'
import type { StatusId } from '@rookery/api/wire/model'
import { isNameless } from './responded.ts'
import { linearOrder } from './linearOrder.ts'

export interface ThreadNode {
  readonly id: StatusId
  /** null for a root. */
  readonly parentId: StatusId | null
  /** 0 for a root. */
  readonly depth: number
  readonly childIds: readonly StatusId[]
  /** Number of descendants. */
  readonly below: number
  /** The server did not send this post, but it has replies, so a placeholder keeps its position. With an unknown parent it is a root. */
  readonly isMissing: boolean
  /** Id that determines its position in time: its own, or its first reply's for a post without a known id. */
  readonly at: StatusId
}

/** A conversation as a tree, each node before its replies. */
export type ThreadTree = ReadonlyMap<StatusId, ThreadNode>

export interface TreeOptions {
  readonly parentOf: (id: StatusId) => StatusId | null
  /** Compares siblings; oldest first by default. Roots are always oldest first, with their replies. */
  readonly compare?: ((a: StatusId, b: StatusId) => number) | undefined
  /** Missing parents get a node; otherwise their replies are roots. */
  readonly includesMissing?: boolean | undefined
}

/**
 * Builds the tree from the parent of each post. A post that replies to itself, or in a cycle, becomes a root at its earliest position, so
 * that all are shown once. The order of arrival does not matter. Without recursion, because threads can be thousands of posts deep.
 */
export function threadTree(ids: readonly StatusId[], { parentOf, compare = compareIds, includesMissing = false }: TreeOptions): ThreadTree {
  const known = new Set(ids)
  const missingParents = new Set(includesMissing ? [...known].flatMap((id) => unknownParent(id, known, parentOf)) : [])
  const sorted = linearOrder([...known, ...missingParents])
  const parents = breakCircles(sorted, parentOf)
  const children = childrenOf(sorted, parents)
  const below = countBelow(sorted, parents)
  const tree = new Map<StatusId, ThreadNode>()
  const timeOf = (id: StatusId) => (isNameless(id) ? (children.get(id)?.[0] ?? id) : id)
  const roots = sorted.filter((id) => parents.get(id) === null).toSorted((a, b) => compareIds(timeOf(a), timeOf(b)))
  const waiting = roots.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const parentId = parents.get(id) ?? null
    const childIds = (children.get(id) ?? []).toSorted(compare)
    const depth = parentId === null ? 0 : (tree.get(parentId)?.depth ?? -1) + 1
    tree.set(id, { id, parentId, childIds, depth, below: below.get(id) ?? 0, isMissing: missingParents.has(id), at: timeOf(id) })
    waiting.push(...childIds.toReversed())
  }
  return tree
}

/** The ancestors of a post, the root first; without the post itself. */
export function ancestorsOf(tree: ThreadTree, id: StatusId): readonly StatusId[] {
  const found: StatusId[] = []
  for (let above = tree.get(id)?.parentId ?? null; above !== null; above = tree.get(above)?.parentId ?? null) found.push(above)
  return found.toReversed()
}

function unknownParent(id: StatusId, known: ReadonlySet<StatusId>, parentOf: TreeOptions['parentOf']): StatusId[] {
  const parent = parentOf(id)
  return parent !== null && !known.has(parent) ? [parent] : []
}

function childrenOf(sorted: readonly StatusId[], parents: ReadonlyMap<StatusId, StatusId | null>): ReadonlyMap<StatusId, StatusId[]> {
  const children = new Map<StatusId, StatusId[]>()
  for (const id of sorted) {
    const parent = parents.get(id) ?? null
    if (parent === null) continue
    const siblings = children.get(parent)
    if (siblings) siblings.push(id)
    else children.set(parent, [id])
  }
  return children
}

/** Counts from the leaves up: a parent after all of its replies. */
function countBelow(sorted: readonly StatusId[], parents: ReadonlyMap<StatusId, StatusId | null>): ReadonlyMap<StatusId, number> {
  const open = new Map<StatusId, number>()
  for (const parent of parents.values()) if (parent !== null) open.set(parent, (open.get(parent) ?? 0) + 1)
  const below = new Map<StatusId, number>()
  const ready = sorted.filter((id) => !open.has(id))
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    const parent = parents.get(id) ?? null
    if (parent === null) continue
    below.set(parent, (below.get(parent) ?? 0) + (below.get(id) ?? 0) + 1)
    const left = (open.get(parent) ?? 0) - 1
    open.set(parent, left)
    if (left === 0) ready.push(parent)
  }
  return below
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
