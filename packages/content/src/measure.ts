import type { ContentNode, ContentTree, ElementNode } from './ContentTree.ts'
import { rawText } from './textOf.ts'

const tallLines = 20
const lineLength = 80
const longSubject = 240

/** Each begins a line of its own. */
const lines: ReadonlySet<string> = new Set('p br li dt dd tr hr h1 h2 h3 h4 h5 h6 summary'.split(' '))

/** A text is tall when its paragraphs, line breaks and other lines plus text length over 80 exceed 20. */
export function isTall(content: ContentTree): boolean {
  return countLines(content.nodes) + rawText(content.nodes).replace(/[\n\v\f]/g, '').length / lineLength > tallLines
}

function countLines(nodes: readonly ContentNode[]): number {
  return nodes.reduce((lines, node) => {
    if (!('children' in node)) return lines
    return lines + countLines(node.children) + (node.kind === 'element' ? linesOf(node) : 0)
  }, 0)
}

function linesOf({ tag, children }: ElementNode): number {
  if (tag === 'pre') return rawText(children, true).split('\n').length
  return lines.has(tag) ? 1 : 0
}

/** Subjects of more than 240 characters collapse on their own. */
export function isLongSubject(subject: string): boolean {
  return subject.length > longSubject
}
