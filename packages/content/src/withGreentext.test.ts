import { expect, test } from 'vitest'

import type { ContentNode } from './ContentTree.ts'
import { withGreentext } from './withGreentext.ts'
import { rawText } from './textOf.ts'

const text = (written: string): ContentNode => ({ kind: 'text', text: written })
const element = (tag: 'p' | 'br' | 'pre' | 'code' | 'b', ...children: ContentNode[]): ContentNode => ({
  kind: 'element',
  tag,
  attributes: null,
  role: null,
  children,
})
const person: ContentNode = { kind: 'mention', id: 'A1', username: 'ada', acct: 'ada' }

/** The marked lines as `role: text`. */
function marked(nodes: readonly ContentNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return []
    return [...(node.role ? [`${node.role}: ${rawText(node.children)}`] : []), ...marked(node.children)]
  })
}
const read = (...nodes: ContentNode[]): readonly string[] => marked(withGreentext(nodes))

test('a line that begins with a greater-than sign is green, the next is not', () => {
  expect(read(element('p', text('>be me'), element('br'), text('hello')))).toEqual(['greentext: >be me'])
})

test('lines without a paragraph are read, too', () => {
  expect(read(text('hello'), element('br'), text('> yes'), element('b', text(' indeed')))).toEqual(['greentext: > yes indeed'])
})

test('a quotation of a quotation is one, too', () => {
  expect(read(text('>>so it was'))).toEqual(['greentext: >>so it was'])
  expect(read(text('> > so it was'))).toEqual(['greentext: > > so it was'])
})

test('mentions before the sign do not matter', () => {
  expect(read(person, text(' >yes'))).toEqual(['greentext: @ada >yes'])
})

test('a line that begins with a less-than sign is cyan', () => {
  expect(read(text('<no'))).toEqual(['cyantext: <no'])
})

test.each(['>_>', '>.<', '<3', '<_<', '->', 'a > b', '>', '> ', '>>', '>><<', '>:(', '<- there'])('%s is not a quotation', (line) => {
  expect(read(text(line))).toEqual([])
})

test('lines of text that keeps its line ends are read, too, and keep them', () => {
  const nodes = withGreentext([element('pre', text('first\n>be me\n\nlast'))])
  expect(marked(nodes)).toEqual(['greentext: >be me'])
  expect(rawText(nodes, true)).toBe(rawText([element('pre', text('first\n>be me\n\nlast'))], true))
})

test('elsewhere a line end is only a space', () => {
  expect(read(element('b', text('so')), text('\n'), element('b', text('>not')))).toEqual([])
})

test('text set as code may be part of a quotation', () => {
  expect(read(text('>run '), element('code', text('it')))).toEqual(['greentext: >run it'])
})

test('code stays as it is', () => {
  expect(read(element('pre', element('code', text('>code\n>more'))))).toEqual([])
})
