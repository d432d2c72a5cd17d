import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'

import { createFormats } from './Formats.ts'
import { formatMessage, type CompiledMessage, type MessageArgs } from './CompiledMessage.ts'

const inLanguage = (tag: string, text: string, args: MessageArgs = {}) =>
  formatMessage(compileMessage(text) as CompiledMessage, args, createFormats(tag)) // the compiler's type says less than it does

const posts = '{count, plural, =0 {none} one {# post} other {# posts}}'

test.each([
  ['plain words', 'Log in', {}, 'Log in'],
  ['a place', 'Hello {name}!', { name: 'ada' }, 'Hello ada!'],
  ['a place that nothing fills', 'Hello {name}!', {}, 'Hello !'],
  ['quoted braces', "It''s '{x}'", {}, "It's {x}"],
  ['one', posts, { count: 1 }, '1 post'],
  ['many, as the language writes numbers', posts, { count: 1234 }, '1,234 posts'],
  ['an exact number before its category', posts, { count: 0 }, 'none'],
  ['an offset', '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}', { n: 2 }, 'you and 1 other'],
  ['an ordinal', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['a choice', '{who, select, bot {it} other {they}}', { who: 'bot' }, 'it'],
  ['a choice that is not foreseen', '{who, select, bot {it} other {they}}', { who: 'cat' }, 'they'],
  ['a plural in a choice', '{who, select, other {{n, plural, one {# of them} other {# of these}}}}', { who: 'x', n: 3 }, '3 of these'],
  ['a place in a plural', '{n, plural, other {# by {name}}}', { n: 2, name: 'ada' }, '2 by ada'],
  ['a hash outside a plural', '#{tag}', { tag: 'ponds' }, '#ponds'],
  ['a number in a plain place', 'of {n}', { n: 5000 }, 'of 5,000'],
  ['a number', '+{n, number}', { n: 5000 }, '+5,000'],
  ['a share', '{n, number, percent}', { n: 0.25 }, '25%'],
  ['a date', '{at, date}', { at: new Date('2026-03-02T12:00:00Z') }, 'Mar 2, 2026'],
])('%s', (_, text, args, expected) => {
  expect(inLanguage('en', text, args)).toBe(expected)
})

test('plural categories are those of the language', () => {
  const text = '{n, plural, zero {صفر} one {واحد} two {اثنان} few {#ق} many {#ك} other {#غ}}'
  expect([0, 1, 2, 3, 11, 100].map((n) => inLanguage('ar', text, { n })).map((announced) => announced.replace(/[٠-٩\d]+/, ''))).toEqual([
    'صفر',
    'واحد',
    'اثنان',
    'ق',
    'ك',
    'غ',
  ])
})
