import { expect, test } from 'vitest'
import { elementNode as element } from '../test/nodes.ts'

import type { ContentNode, ContentTree } from './ContentTree.ts'
import { isLongSubject, isTall } from './measure.ts'

const text = (length: number): ContentNode => ({ kind: 'text', text: 'x'.repeat(length) })
const tree = (...nodes: ContentNode[]): ContentTree => ({ nodes, mfm: false, cut: null })
const breaks = (count: number): ContentNode[] => Array.from({ length: count }, () => element('br'))

test('paragraphs and line breaks count one each, eighty characters count one, more than twenty is tall', () => {
  expect(isTall(tree(...breaks(20)))).toBe(false)
  expect(isTall(tree(...breaks(20), text(1)))).toBe(true)
  expect(isTall(tree(...breaks(21)))).toBe(true)
  expect(isTall(tree(text(1600)))).toBe(false)
  expect(isTall(tree(text(1601)))).toBe(true)
  expect(isTall(tree(element('blockquote', element('p', ...breaks(10), text(800)))))).toBe(true)
  expect(isTall(tree(element('blockquote', element('p', ...breaks(9), text(800)))))).toBe(false)
})

test.each([
  ['items of a list', element('ul', ...Array.from({ length: 21 }, () => element('li', text(1))))],
  ['rows of a table', element('table', element('tbody', ...Array.from({ length: 21 }, () => element('tr', element('td', text(1))))))],
  ['headings', element('div', ...Array.from({ length: 21 }, () => element('h1', text(1))))],
  ['lines of code', element('pre', { kind: 'text', text: 'x\n'.repeat(21) })],
])('%s are lines, too', (_, node) => {
  expect(isTall(tree(node))).toBe(true)
})

test('a subject is long from 241 characters', () => {
  expect(isLongSubject('x'.repeat(240))).toBe(false)
  expect(isLongSubject('x'.repeat(241))).toBe(true)
})
