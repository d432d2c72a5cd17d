import { expect, test } from 'vitest'
import type { ContentNode } from './ContentTree.ts'
import { isLoneEmoji } from './loneEmoji.ts'

const text = (words: string): ContentNode => ({ kind: 'text', text: words })
const emoji: ContentNode = { kind: 'emoji', shortcode: 'cat', url: 'https://m.example/c.png', staticUrl: 'https://m.example/c.png' }
const paragraph = (...children: ContentNode[]): ContentNode => ({ kind: 'element', tag: 'p', attributes: null, role: null, children })

test.each([
  ['one', [text('🪐')], true],
  ['one with a skin', [text('👋🏽')], true],
  ['a family', [text('👩‍👩‍👧‍👦')], true],
  ['a flag', [text('🇺🇦')], true],
  ['a flag of a part of a country', [text('🏴󠁧󠁢󠁳󠁣󠁴󠁿')], true],
  ['a heart with its selector', [text('❤️')], true],
  ['a keycap', [text('1️⃣')], true],
  ['the server’s own', [paragraph(emoji)], true],
  ['five with spaces', [paragraph(text('🐈 🐈 '), emoji, text(' 🐈\n🐈'))], true],
  ['six', [text('🐈🐈🐈🐈🐈'), emoji], false],
  ['none', [], false],
  ['spaces', [text('  ')], false],
  ['words', [text('miaow 🐈')], false],
  ['a figure', [text('7')], false],
  ['a sign that is text', [text('©')], false],
  ['a link', [{ kind: 'link', href: 'https://x.example/', label: null, trueHost: null, children: [emoji] }], false],
  ['a heading', [{ kind: 'element', tag: 'h1', attributes: null, role: null, children: [emoji] }], false],
] satisfies [string, ContentNode[], boolean][])('%s', (_name, nodes, expected) => {
  expect(isLoneEmoji({ nodes, mfm: false, cut: null })).toBe(expected)
})

test('a truncated text does not count as lone emoji', () => {
  expect(isLoneEmoji({ nodes: [text('🐈')], mfm: false, cut: 'size' })).toBe(false)
})
