import type { ContentNode } from './ContentTree.ts'

/** The content without characters that change the direction of text. An unclosed one would also turn the text after the content. */
export function straightened(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return nodes.map((node) => {
    if (node.kind === 'text') return { ...node, text: node.text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '') }
    return 'children' in node ? { ...node, children: straightened(node.children) } : node
  })
}
