import type { ContentNode, ElementNode, LinkNode } from './ContentTree.ts'

type IsQuoted = (link: LinkNode, isLabelled: boolean) => boolean

const label = /(?:^|\s)(?:RE|QT|Quote):?\s*$/i

/**
 * Content without the line "RE: address" that servers add for clients without quotes. That line is marked, or it is the first or last
 * line, leads to the quoted post and says nothing else. If the quoted post is unknown (`addresses` is empty), any link after "RE:"
 * counts.
 */
export function withoutQuoteLine(all: readonly ContentNode[], addresses: readonly string[]): readonly ContentNode[] {
  const nodes = withoutMarked(all)
  const isQuoted = ({ href }: LinkNode, isLabelled: boolean) =>
    addresses.length === 0 ? isLabelled : addresses.some((address) => bare(address) === bare(href))
  const [first] = nodes
  if (first && isBlock(first) && isJustQuote(first.children, isQuoted)) return nodes.slice(1)
  return withoutEnd(nodes, isQuoted)
}

function withoutMarked(nodes: readonly ContentNode[]): readonly ContentNode[] {
  if (!nodes.some(hasMark)) return nodes
  return nodes.flatMap((node) => {
    if (node.kind !== 'element' || !hasMark(node)) return node
    return node.role === 'quoteFallback' ? [] : { ...node, children: withoutMarked(node.children) }
  })
}

function hasMark(node: ContentNode): boolean {
  return node.kind === 'element' && (node.role === 'quoteFallback' || node.children.some(hasMark))
}

function withoutEnd(nodes: readonly ContentNode[], isQuoted: IsQuoted): readonly ContentNode[] {
  const last = nodes.at(-1)
  if (!last) return nodes
  const before = nodes.slice(0, -1)
  if (isBlock(last)) {
    const children = withoutEnd(last.children, isQuoted)
    if (children === last.children) return nodes
    return children.length > 0 ? [...before, { ...last, children }] : before
  }
  const [lead] = before.slice(-1)
  const labelled = lead?.kind === 'text' && label.test(lead.text) ? lead : null
  if (last.kind !== 'link' || !isQuoted(last, labelled !== null)) return nodes
  if (!lead || isBreak(lead)) return withoutBreaks(before)
  if (labelled === null) return nodes
  const text = labelled.text.replace(label, '')
  return withoutBreaks([...before.slice(0, -1), ...(text.trim() === '' ? [] : [{ ...labelled, text }])])
}

function isJustQuote(nodes: readonly ContentNode[], isQuoted: IsQuoted): boolean {
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
