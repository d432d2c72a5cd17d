import { expect, test } from 'vitest'
import { elementNode as element, textNode as text } from '../test/nodes.ts'
import type { ContentNode } from './ContentTree.ts'
import { textOf } from './textOf.ts'
import { withoutQuoteLine } from './withoutQuoteLine.ts'

const quoted = 'https://marsh.example/@ines/1'
const p = (...children: ContentNode[]) => element('p', ...children)
const br = element('br')
const link = (href = quoted): ContentNode => ({ kind: 'link', href, label: 'there', trueHost: null, children: [] })

test.each<[string, readonly ContentNode[], string]>([
  ['a first paragraph of its own', [p(text('RE: '), link()), p(text('Words'))], 'Words'],
  ['a last paragraph of its own', [p(text('Words')), p(text('RE: '), link(`${quoted}/`))], 'Words'],
  ['the end of the only paragraph', [p(text('Words'), br, br, text('RE: '), link())], 'Words'],
  ['the end of words in one piece', [text('Words\n\nQT: '), link()], 'Words'],
  ['a last line without a label', [p(text('Words'), br, link())], 'Words'],
  ['all there is', [p(text('RE: '), link())], ''],
  ['kept: another address', [p(text('Words')), p(text('RE: '), link('https://marsh.example/@ines/2'))], 'Words\n\nRE: there'],
  ['kept: a link in a sentence', [p(text('As seen here: '), link())], 'As seen here: there'],
  ['kept: words after it', [p(text('RE: '), link(), text(' is right'))], 'RE: there is right'],
  ['kept: a word that ends like the label', [p(text('more '), link())], 'more there'],
  ['nothing at all', [], ''],
])('%s', (_name, nodes, expected) => {
  expect(textOf(withoutQuoteLine(nodes, ['https://marsh.example/users/ines/statuses/1', quoted]))).toBe(expected)
})

test.each<[string, readonly ContentNode[], string]>([
  ['a line with its label', [p(text('Words')), p(text('RE: '), link('https://anywhere.example/1'))], 'Words'],
  ['kept: a link without one', [p(text('Words')), p(link('https://anywhere.example/1'))], 'Words\n\nthere'],
])('of a post that is not known: %s', (_name, nodes, expected) => {
  expect(textOf(withoutQuoteLine(nodes, []))).toBe(expected)
})

test('a marked quote line is removed anywhere', () => {
  const marked: ContentNode = {
    kind: 'element',
    tag: 'span',
    attributes: null,
    role: 'quoteFallback',
    children: [br, text('RE: '), link()],
  }
  expect(textOf(withoutQuoteLine([p(text('Words'), marked)], []))).toBe('Words')
})

test('content without such a line stays the same object', () => {
  const nodes = [p(text('Words'))]
  expect(withoutQuoteLine(nodes, [quoted])).toBe(nodes)
})
