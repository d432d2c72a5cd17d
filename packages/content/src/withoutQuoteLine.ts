import type { ContentNode, ElementNode, LinkNode } from './ContentTree.ts'

const label = /(?:^|\s)(?:RE|QT|Quote):?\s*$/i

/**
 * Content without the line "RE: address" that servers add for clients without quotes, where it lost its class on the way: the
 * first or the last line, if it leads to the quoted post and says nothing else.
 */
export function withoutQuoteLine(nodes: readonly ContentNode[], addresses: readonly string[]): readonly ContentNode[] {
  const isQuoted = ({ href }: LinkNode) => addresses.some((address) => bare(address) === bare(href))
  const [first] = nodes
  if (first && isBlock(first) && isJustQuote(first.children, isQuoted)) return nodes.slice(1)
  return withoutEnd(nodes, isQuoted)
}

function withoutEnd(nodes: readonly ContentNode[], isQuoted: (link: LinkNode) => boolean): readonly ContentNode[] {
  const last = nodes.at(-1)
  if (!last) return nodes
  const before = nodes.slice(0, -1)
  if (isBlock(last)) {
    const children = withoutEnd(last.children, isQuoted)
    if (children === last.children) return nodes
    return children.length > 0 ? [...before, { ...last, children }] : before
  }
  if (last.kind !== 'link' || !isQuoted(last)) return nodes
  const [lead] = before.slice(-1)
  if (!lead || isBreak(lead)) return withoutBreaks(before)
  if (lead.kind !== 'text' || !label.test(lead.text)) return nodes
  const text = lead.text.replace(label, '')
  return withoutBreaks([...before.slice(0, -1), ...(text.trim() === '' ? [] : [{ ...lead, text }])])
}

function isJustQuote(nodes: readonly ContentNode[], isQuoted: (link: LinkNode) => boolean): boolean {
  return nodes.length > 0 && withoutEnd(nodes, isQuoted).length === 0
}

function withoutBreaks(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return nodes.slice(0, nodes.findLastIndex((node) => !isBreak(node) && !(node.kind === 'text' && node.text.trim() === '')) + 1)
}

function isBlock(node: ContentNode): node is ElementNode {
  return node.kind === 'element' && (node.tag === 'p' || node.tag === 'div')
}

function isBreak(node: ContentNode): boolean {
  return node.kind === 'element' && node.tag === 'br'
}

function bare(address: string): string {
  return address.replace(/\/$/, '')
}
