/**
 * The sets of nodes that reach each other: Tarjan's strongly connected components with more than one node.
 *
 * @param {readonly (readonly [from: string, to: string])[]} edges
 * @returns {readonly (readonly string[])[]} each sorted
 */
export function circlesIn(edges) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map()
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  /** @type {Map<string, number>} The lowest number that a node reaches; its own at first. */
  const lowest = new Map()
  /** @type {Set<string>} */
  const open = new Set()
  /** @type {string[][]} */
  const circles = []
  let count = 0

  function visit(/** @type {string} */ node) {
    const number = (count += 1)
    let low = number
    lowest.set(node, number)
    open.add(node)
    for (const other of next.get(node) ?? []) {
      if (!lowest.has(other)) visit(other)
      if (open.has(other)) low = Math.min(low, lowest.get(other) ?? low)
    }
    lowest.set(node, low)
    if (low !== number) return
    const all = [...open]
    const circle = all.slice(all.indexOf(node))
    for (const member of circle) open.delete(member)
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  for (const node of next.keys()) if (!lowest.has(node)) visit(node)
  return circles
}
