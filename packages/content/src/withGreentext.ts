import type { ContentNode, ElementRole } from './ContentTree.ts'
import { rawText } from './textOf.ts'

/** Elements whose content is lines of text. */
const holdLines: ReadonlySet<string> = new Set(['p', 'div', 'center', 'li', 'blockquote'])
/** After the people addressed: `>` or `<`, but no face, heart or arrow, and something to say. */
const pattern = /^\s*(?:@\S+\s+)*(?:(>)(?![<_.:;^=-])[>\s]*|(<)(?![>_.:;^=3-])\s*)[^\s<>]/

/**
 * Marks lines that begin with `>` or `<` as quotations in the manner of imageboards. Servers send nothing
 * for them, so this is a way of reading that the reader chooses.
 */
export function withGreentext(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return markLines(nodes, (node) => node.kind === 'element' && node.tag === 'br')
}

function markLines(nodes: readonly ContentNode[], endsLine: (node: ContentNode) => boolean): readonly ContentNode[] {
  const marked: ContentNode[] = []
  let line: ContentNode[] = []
  const endLine = (): void => {
    const role = roleOf(line)
    if (role) marked.push({ kind: 'element', tag: 'span', attributes: null, role, children: line })
    else marked.push(...line)
    line = []
  }
  for (const node of nodes) {
    const children = linesIn(node)
    if (!children && !endsLine(node)) {
      line.push(node)
      continue
    }
    endLine()
    marked.push(children && node.kind === 'element' ? { ...node, children } : node)
  }
  endLine()
  return marked
}

/** The marked content of an element that holds lines; null for all else. */
function linesIn(node: ContentNode): readonly ContentNode[] | null {
  if (node.kind !== 'element') return null
  if (node.tag === 'pre') return node.children.some(isCode) ? node.children : markLines(cutAtLineEnds(node.children), isLineEnd)
  return holdLines.has(node.tag) ? withGreentext(node.children) : null
}

function isCode(node: ContentNode): boolean {
  return node.kind === 'element' && node.tag === 'code'
}

/** Preformatted text, with each line and each line end as a piece of its own. */
function cutAtLineEnds(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return nodes.flatMap((node): readonly ContentNode[] =>
    node.kind === 'text' ? (node.text.match(/\n|[^\n]+/g) ?? []).map((text) => ({ kind: 'text', text })) : [node],
  )
}

function isLineEnd(node: ContentNode): boolean {
  return node.kind === 'text' && node.text === '\n'
}

function roleOf(line: readonly ContentNode[]): ElementRole | null {
  const [, green, cyan] = pattern.exec(rawText(line)) ?? []
  if (green) return 'greentext'
  return cyan ? 'cyantext' : null
}
