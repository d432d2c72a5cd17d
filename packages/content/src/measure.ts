import type { ContentNode, ContentTree } from './ContentTree.ts'
import { rawText } from './textOf.ts'

const tallLines = 20
const lineLength = 80
const longSubject = 240

/** A post is tall when paragraphs and line breaks plus text length over 80 exceed 20. */
export function isTall(content: ContentTree): boolean {
  return countLines(content.nodes) + rawText(content.nodes).replace(/[\n\v\f]/g, '').length / lineLength > tallLines
}

function countLines(nodes: readonly ContentNode[]): number {
  return nodes.reduce((lines, node) => {
    if (!('children' in node)) return lines
    return lines + countLines(node.children) + (node.kind === 'element' && (node.tag === 'p' || node.tag === 'br') ? 1 : 0)
  }, 0)
}

/** Subjects of more than 240 characters collapse on their own. */
export function isLongSubject(subject: string): boolean {
  return subject.length > longSubject
}
