import type { ContentNode } from '@rookery/content'

/**
 * The mention of the parent's author that a reply begins with: the line above the text names that person already. None where the mention
 * is part of a sentence (“@ada's”) or is all there is.
 */
export function mentionAbove(
  nodes: readonly ContentNode[],
  author: string | null,
  rest: readonly ContentNode[] = [],
): ContentNode | undefined {
  const [first, ...others] = nodes
  const behind = [...others, ...rest]
  if (first?.kind === 'element') return mentionAbove(first.children, author, behind)
  const [next] = behind
  const isApart = next?.kind === 'text' && /^\s/.test(next.text) && (behind.length > 1 || next.text.trim() !== '')
  return isApart && first?.kind === 'mention' && first.id === author ? first : undefined
}
