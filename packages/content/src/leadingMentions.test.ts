import { expect, test } from 'vitest'
import { elementNode as element, textNode as text } from '../test/nodes.ts'
import type { ContentNode } from './ContentTree.ts'
import { countMentions, foldedMentions, withoutLeadingMentions } from './leadingMentions.ts'
import { textOf } from './textOf.ts'

const person = (username: string): ContentNode => ({ kind: 'mention', id: username, username, acct: username })
const stranger: ContentNode = { kind: 'link', href: 'https://m.example/@x', label: '@x@m.example', trueHost: null, children: [] }
const p = (...children: ContentNode[]) => element('p', ...children)
const crowd = (count: number) => Array.from({ length: count }, (_, index) => [person(`p${index}`), text(' ')]).flat()

test.each<[string, readonly ContentNode[], string]>([
  ['a line of people and words', [p(...crowd(7), text('Hello '), person('ada'))], 'Hello @ada'],
  ['people in a line of their own', [p(...crowd(2)), p(text('Hello'))], 'Hello'],
  ['people in a piece that is marked as theirs', [element('span', ...crowd(2)), text('Hello')], 'Hello'],
  ['people before a break', [p(person('ada'), element('br'), text('Hello'))], 'Hello'],
  ['somebody the server does not list', [p(stranger, text(', '), person('ada'), text(': yes'))], ': yes'],
  ['nobody', [p(text('Hello '), person('ada'))], 'Hello @ada'],
  ['people and no words', [p(person('ada'), text(' '), person('bob'))], '@ada @bob'],
  ['a link that is nobody', [p({ ...stranger, label: 'm.example' }, text(' see'))], 'm.example see'],
  ['nothing', [], ''],
])('the words after %s', (_name, nodes, expected) => {
  expect(textOf(withoutLeadingMentions(nodes))).toBe(expected)
})

test.each([
  [5, 0],
  [6, 1],
  [30, 25],
])('of %i people in front, %i are folded', (people, folded) => {
  expect(countMentions(foldedMentions([p(...crowd(people), text('Hello '), ...crowd(9))], 5))).toBe(folded)
})

test('folded mentions begin and end with a person', () => {
  const folded = foldedMentions([p(...crowd(8), text('Hello'))], 5)
  expect(textOf(folded)).toBe('@p5 @p6 @p7')
})
