import { expect, test } from 'vitest'

import type { ContentNode, ContentTree } from './ContentTree.ts'
import { isLongSubject, isTall } from './measure.ts'

const text = (length: number): ContentNode => ({ kind: 'text', text: 'x'.repeat(length) })
const element = (tag: 'p' | 'br' | 'blockquote', ...children: ContentNode[]): ContentNode => ({
  kind: 'element',
  tag,
  attributes: null,
  role: null,
  children,
})
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

test('a subject is long from 241 characters', () => {
  expect(isLongSubject('x'.repeat(240))).toBe(false)
  expect(isLongSubject('x'.repeat(241))).toBe(true)
})
