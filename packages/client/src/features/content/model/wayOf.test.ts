import type { ContentNode } from '@rookery/content'
import { expect, test } from 'vitest'
import { wayOf } from './wayOf.ts'

const text = (words: string): ContentNode => ({ kind: 'text', text: words })
const tag: ContentNode = { kind: 'hashtag', tag: 'عربي', text: '#عربي' }
const link = (...children: ContentNode[]): ContentNode => ({
  kind: 'link',
  href: 'https://example.org/',
  label: null,
  trueHost: null,
  children,
})
const bold = (...children: ContentNode[]): ContentNode => ({ kind: 'element', tag: 'b', attributes: null, role: null, children })
const emoji: ContentNode = { kind: 'emoji', shortcode: 'cat', url: 'https://m.example/c.png', staticUrl: 'https://m.example/c.png' }

test.each<readonly [string, readonly ContentNode[], ReturnType<typeof wayOf>]>([
  ['words decide', [tag, text(' and words')], null],
  ['words deep inside decide, too', [bold(bold(text('words')))], null],
  ['tags alone decide themselves', [tag, text(' · '), tag], { 'data-wordless': '', dir: 'auto' }],
  ['so do links alone', [link(text('words'))], { 'data-wordless': '', dir: 'auto' }],
  ['where nothing is to be read the page decides', [emoji, text(' 42 🐈')], { 'data-wordless': '', dir: undefined }],
  ['an empty block runs as the page does', [], { 'data-wordless': '', dir: undefined }],
])('%s', (_name, nodes, expected) => {
  expect(wayOf(nodes)).toEqual(expected)
})
