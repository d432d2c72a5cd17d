import type { ContentNode } from '@rookery/content'

interface Way {
  readonly 'data-wordless': ''
  readonly dir: 'auto' | undefined
}

/**
 * The direction of a block: null where its words decide, line by line. Links are isolated and do not count for that. Where
 * there are only links they decide, and where there is nothing to read, the page.
 */
export function wayOf(nodes: readonly ContentNode[]): Way | null {
  if (nodes.some(hasWords)) return null
  return { 'data-wordless': '', dir: nodes.some(isLink) ? 'auto' : undefined }
}

function hasWords(node: ContentNode): boolean {
  if (node.kind === 'text') return /\p{L}/u.test(node.text)
  return !isLink(node) && 'children' in node && node.children.some(hasWords)
}

function isLink({ kind }: ContentNode): boolean {
  return kind === 'link' || kind === 'hashtag'
}
