import { expect, test } from 'vitest'
import type { ContentNode, ElementNode } from './ContentTree.ts'
import { textOf } from './textOf.ts'
import { withoutBlankParagraphs } from './withoutBlankParagraphs.ts'

const text = (words: string): ContentNode => ({ kind: 'text', text: words })
const element = (tag: ElementNode['tag'], ...children: readonly ContentNode[]): ContentNode => ({
  kind: 'element',
  tag,
  attributes: null,
  role: null,
  children,
})
const written = element('p', text('one'))
const blank = element('p', text('\u00a0'))
const breaks = element('p', element('br'), element('br'))

test.each([
  ['at either end', [blank, breaks, written, blank, breaks], [written]],
  ['between others', [written, text('\n'), blank, text('\n'), written], [written, text('\n'), text('\n'), written]],
  ['between a line and a paragraph', [text('one'), blank, written], [text('one'), written]],
  ['between two lines, which stay two', [text('one'), blank, breaks, text('two')], [text('one'), blank, text('two')]],
])('blank paragraphs %s', (_where, nodes, expected) => {
  expect(withoutBlankParagraphs(nodes)).toEqual(expected)
})

test.each([
  ['an emoji', element('p', { kind: 'emoji', shortcode: 'heron', url: '', staticUrl: '' })],
  ['a picture', element('p', { kind: 'image', src: 'https://a.example/b.png', label: 'a.example/b.png' })],
])('a paragraph of %s alone stays', (_what, node) => {
  const nodes = [node]
  expect(withoutBlankParagraphs(nodes)).toBe(nodes)
  expect(textOf(nodes)).not.toBe('')
})
