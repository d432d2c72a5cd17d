import type { ContentNode, ElementNode } from '../src/ContentTree.ts'

export const textNode = (words: string): ContentNode => ({ kind: 'text', text: words })

export const elementNode = (tag: ElementNode['tag'], ...children: ContentNode[]): ContentNode => ({
  kind: 'element',
  tag,
  attributes: null,
  role: null,
  children,
})
