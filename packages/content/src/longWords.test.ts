import { expect, test } from 'vitest'

import type { ContentNode, ElementNode } from './ContentTree.ts'
import { breakLongWords } from './longWords.ts'

const text = (words: string): ContentNode => ({ kind: 'text', text: words })
const element = (tag: ElementNode['tag'], ...children: readonly ContentNode[]): ContentNode => ({
  kind: 'element',
  tag,
  attributes: null,
  role: null,
  children,
})

/** Texts one after another, with `|` where a line may end. */
function shown(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'element' && node.tag === 'wbr') return '|'
      return 'children' in node ? shown(node.children) : ''
    })
    .join('')
}

test('a long word may break after every hundred characters, and its text stays the same', () => {
  const word = 'T'.repeat(50_000)
  const broken = shown(breakLongWords([text(word)]))
  expect(broken.split('|').map(({ length }) => length)).toEqual(Array.from({ length: 500 }, () => 100))
  expect(broken.replaceAll('|', '')).toBe(word)
})

test('a long word is marked, and the words next to it are not', () => {
  const word = 'T'.repeat(150)
  const long = (...children: readonly ContentNode[]): ContentNode => ({
    kind: 'element',
    tag: 'span',
    attributes: null,
    role: 'longWord',
    children,
  })
  expect(breakLongWords([text(`See ${word} now `), element('b', text(`${word} too`))])).toEqual([
    text('See '),
    long(text('T'.repeat(100)), element('wbr'), text('T'.repeat(50))),
    text(' now '),
    element('b', long(text('T'.repeat(100)), element('wbr'), text('T'.repeat(50))), text(' too')),
  ])
})

test.each([
  ['short words', [text('Three short words '.repeat(100))]],
  ['an address', [text(`See https://example.org/${'a'.repeat(70)} now`)]],
  ['words in paragraphs', Array.from({ length: 30 }, () => element('p', text('paragraph')))],
  ['words at line breaks', Array.from({ length: 30 }, () => [text('line'), element('br')]).flat()],
  ['a formula', [element('math', element('mi', text('x'.repeat(300))))]],
])('%s stay the same object', (_, nodes) => {
  expect(breakLongWords(nodes)).toBe(nodes)
})

test('a word continues in other elements of its line', () => {
  const word = Array.from({ length: 40 }, (_, index) => (index % 2 ? text('TTTTT') : element('u', text('TTTTT'))))
  expect(shown(breakLongWords(word)).split('|')).toEqual(['T'.repeat(100), 'T'.repeat(100)])
})

test.each([
  ['a letter of two halves', '𒐫', 2],
  ['a letter with marks', 'a\u0301\u0302', 3],
  ['people joined into one sign', '👩\u200d👩\u200d👧', 8],
  ['a hand with a colour', '👍🏽', 4],
  ['a letter with a variant', '☺\ufe0f', 2],
])('%s is not split', (_, sign, length) => {
  const pieces = shown(breakLongWords([text(sign.repeat(300))])).split('|')
  expect(pieces.length).toBeGreaterThan(4)
  expect(pieces.filter((piece) => piece.length % length !== 0)).toEqual([])
})

test('letters joined across zero-width characters are one word', () => {
  for (const between of ['\ufeff', '\u200b', '\u2060']) {
    expect(shown(breakLongWords([text(`ش${between}`.repeat(500))])).split('|').length).toBe(10)
  }
})
