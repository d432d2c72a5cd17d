import type { ContentNode, ElementRole } from './ContentTree.ts'
import { rawText } from './textOf.ts'

/** Elements whose content is lines of text. */
const holdLines: ReadonlySet<string> = new Set(['p', 'div', 'center', 'li', 'blockquote'])
/** After the people addressed: `>` or `<`, but no face, heart or arrow, and something to say. */
const pattern = /^\s*(?:@\S+\s+)*(?:(>)(?![<_.:;^=-])|(<)(?![>_.:;^=3-]))\s*[^\s<>]/

/**
 * Marks lines that begin with `>` or `<` as quotations in the manner of imageboards. Servers send nothing
 * for them, so this is a way of reading that the reader chooses.
 */
export function withGreentext(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const marked: ContentNode[] = []
  let line: ContentNode[] = []
  const endLine = (): void => {
    const role = roleOf(line)
    if (role) marked.push({ kind: 'element', tag: 'span', attributes: null, role, children: line })
    else marked.push(...line)
    line = []
  }
  for (const node of nodes) {
    const isBlock = node.kind === 'element' && (holdLines.has(node.tag) || node.tag === 'pre')
    if (!isBlock && !(node.kind === 'element' && node.tag === 'br')) {
      line.push(node)
      continue
    }
    endLine()
    marked.push(isBlock && node.tag !== 'pre' ? { ...node, children: withGreentext(node.children) } : node)
  }
  endLine()
  return marked
}

function roleOf(line: readonly ContentNode[]): ElementRole | null {
  const [, green, cyan] = pattern.exec(rawText(line)) ?? []
  if (green) return 'greentext'
  return cyan ? 'cyantext' : null
}
