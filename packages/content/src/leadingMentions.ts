import type { ContentNode } from './ContentTree.ts'

/** Text that may separate two leading mentions. */
const gap = /^[\s,:·]*$/
const lines: ReadonlySet<string> = new Set(['p', 'div', 'span'])

/**
 * The mentions that content begins with, and the gaps after them, in their order. Unlisted people are links that show a name with `@`,
 * and count as well.
 */
export function leadingMentions(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const found: ContentNode[] = []
  collect(nodes, found)
  return found
}

/** Collects leading mentions. True if there was nothing else. */
function collect(nodes: readonly ContentNode[], into: ContentNode[]): boolean {
  return nodes.every((node) => {
    if (isMention(node) || (node.kind === 'text' && gap.test(node.text))) return into.push(node) > 0
    if (node.kind !== 'element') return false
    if (node.tag === 'br') return into.push(node) > 0
    return lines.has(node.tag) && collect(node.children, into)
  })
}

function isMention(node: ContentNode): boolean {
  return node.kind === 'mention' || (node.kind === 'link' && node.label !== null && node.label.startsWith('@'))
}

/** The leading mentions behind the first `shown` ones, with the gaps between them; none when there are not more. */
export function foldedMentions(nodes: readonly ContentNode[], shown: number): readonly ContentNode[] {
  const leading = leadingMentions(nodes)
  const mentions = leading.filter(isMention)
  const first = mentions[shown]
  const last = mentions.at(-1)
  return first && last ? leading.slice(leading.indexOf(first), leading.indexOf(last) + 1) : []
}

/** How many people are among pieces of content. */
export function countMentions(nodes: readonly ContentNode[]): number {
  return nodes.filter(isMention).length
}

/** The content from its first words on; the whole content if it only names people. */
export function withoutLeadingMentions(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const left: ReadonlySet<ContentNode> = new Set(leadingMentions(nodes))
  const rest = without(nodes, left)
  return rest.length > 0 ? rest : nodes
}

function without(nodes: readonly ContentNode[], left: ReadonlySet<ContentNode>): readonly ContentNode[] {
  return nodes.flatMap((node) => {
    if (left.has(node)) return []
    if (node.kind !== 'element' || node.children.length === 0) return node
    const children = without(node.children, left)
    return children.length === 0 ? [] : { ...node, children }
  })
}
