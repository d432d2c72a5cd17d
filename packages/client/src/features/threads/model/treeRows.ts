import type { StatusId } from '@rookery/api/wire/model'
import { ancestorsOf, type ThreadNode, type ThreadTree } from './threadTree.ts'

/** One row of a conversation. */
export interface ThreadRow {
  readonly id: StatusId
  readonly isMissing: boolean
  /** Indentation; 0 in a list, for the focused post, and for its ancestors. */
  readonly level: number
  /** True for ancestors of the focused post. */
  readonly isAbove: boolean
  /** Its parent, if that has a row. */
  readonly parentId: StatusId | null
  /** Its replies. */
  readonly replyIds: readonly StatusId[]
  /** Drawn as one line, with nothing below it. */
  readonly isFolded: boolean
  /** All posts below it. */
  readonly below: number
  /** Of those, how many lie too deep to be shown. */
  readonly hidden: number
  /** Above the focused post: number of replies in other branches. */
  readonly others: number
}

export interface TreeView {
  /** The post whose branch is shown, with its ancestors; null for the whole conversation. */
  readonly dive: StatusId | null
  /** Maximum depth below the focused post. */
  readonly depth: number
  /** Posts that the user folded or unfolded. */
  readonly toggled: ReadonlyMap<StatusId, boolean>
  /** Everything below these is shown. */
  readonly whole: ReadonlySet<StatusId>
  /** Never hidden for their depth, including their ancestors: the opened post, the user's own new ones. */
  readonly stored: Iterable<StatusId>
}

/** Default depth of visible posts below the focused one (spec 1, section 4). */
export function shownDepth(maxDepthInThread: number): number {
  return Math.max(1, maxDepthInThread - 2)
}

/** The setting with which posts show down to a depth. */
export function deepestFor(depth: number): number {
  return depth + 2
}

/** The visible tree as rows: each post before its replies. */
export function treeRows(tree: ThreadTree, view: TreeView): readonly ThreadRow[] {
  const dived = view.dive === null ? undefined : tree.get(view.dive)
  const retained = new Set<StatusId>()
  for (const id of view.stored) for (const above of [...ancestorsOf(tree, id), id]) retained.add(above)
  const rows: ThreadRow[] = []
  const above = dived ? ancestorsOf(tree, dived.id) : []
  for (const [index, id] of above.entries()) {
    const node = tree.get(id)
    const next = tree.get(above[index + 1] ?? dived?.id ?? id)
    if (!node || !next) continue
    const others = node.below - next.below - 1
    rows.push({ ...lineOf(node), level: 0, isAbove: true, others })
  }
  const roots = dived ? [dived] : [...tree.values()].filter((node) => node.parentId === null)
  const base = dived?.depth ?? 0
  const waiting = roots.toReversed().map((node) => ({ node, isWhole: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const level = node.depth - base
    const isWhole = next.isWhole || view.whole.has(node.id)
    const isFolded = view.toggled.get(node.id) === false
    const children = isFolded ? [] : node.childIds.flatMap((id) => tree.get(id) ?? [])
    const shown = children.filter(({ id }) => view.toggled.has(id) || isWhole || retained.has(id) || level + 1 <= view.depth)
    const hidden = sizeOf(children) - sizeOf(shown)
    rows.push({ ...lineOf(node), level, isFolded, hidden })
    waiting.push(...shown.toReversed().map((child) => ({ node: child, isWhole })))
  }
  return rows
}

/** The conversation as a list. If not sorted by time, the opened post and its ancestors come first (`first`). */
export function linearRows(tree: ThreadTree, compare: (a: StatusId, b: StatusId) => number, first: StatusId | null): readonly ThreadRow[] {
  const head = first === null || !tree.has(first) ? [] : [...ancestorsOf(tree, first), first]
  const inHead = new Set(head)
  const rest = [...tree.values()].filter(({ id }) => !inHead.has(id))
  // A post without an id comes right before its first reply, as in the tree.
  const sorted = rest.toSorted((a, b) => compare(a.at, b.at))
  return [...head.flatMap((id) => tree.get(id) ?? []), ...sorted].map((node) => ({ ...lineOf(node), level: 0 }))
}

function lineOf({ id, isMissing, parentId, below, childIds }: ThreadNode): Omit<ThreadRow, 'level'> {
  return { id, isMissing, parentId, below, replyIds: childIds, isAbove: false, isFolded: false, hidden: 0, others: 0 }
}

function sizeOf(nodes: readonly ThreadNode[]): number {
  return nodes.reduce((sum, { below }) => sum + below + 1, 0)
}
