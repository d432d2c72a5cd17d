import type { ContentNode } from './ContentTree.ts'
import { isBlank } from './plainText.ts'
import { isBlock } from './tags.ts'
import { rawText } from './textOf.ts'

/** Siblings without paragraphs that show nothing but their room. The first one between two lines of text stays, because it parts them. */
export function withoutBlankParagraphs(nodes: readonly ContentNode[]): readonly ContentNode[] {
  if (!nodes.some(isBlankParagraph)) return nodes
  const result: ContentNode[] = []
  let before: ContentNode | null = null
  let parting: { readonly node: ContentNode; readonly at: number } | null = null
  for (const node of nodes) {
    if (isBlankParagraph(node)) {
      parting ??= { node, at: result.length }
      continue
    }
    const isSpace = node.kind === 'text' && isBlank(node.text)
    if (!isSpace) {
      if (parting && before && isInLine(before) && isInLine(node)) result.splice(parting.at, 0, parting.node)
      parting = null
      before = node
    }
    result.push(node)
  }
  return result
}

function isBlankParagraph(node: ContentNode): boolean {
  return node.kind === 'element' && node.tag === 'p' && isBlank(rawText(node.children))
}

function isInLine(node: ContentNode): boolean {
  return node.kind !== 'element' || !isBlock(node.tag)
}
