import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommaSeparated, writeCommaSeparated } from './commaSeparated.ts'

test.each([
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a,b","c""d"\n', [['a,b', 'c"d']]],
  ['"two\nlines",x', [['two\nlines', 'x']]],
  ['\uFEFFa\n\n\nb', [['a'], ['b']]],
  ['a,,c', [['a', '', 'c']]],
  ['inch 5" long,b', [['inch 5" long', 'b']]],
  ['', []],
])('%j', (text, rows) => {
  expect(readCommaSeparated(text)).toEqual({ rows, openQuote: null })
})

test.each([
  ['"cut off', [], 1],
  [
    'a,b\r\n"c\r\nd",e\r\nf,"cut off\r\ng,h\r\n',
    [
      ['a', 'b'],
      ['c\r\nd', 'e'],
    ],
    4,
  ],
])('an unclosed quote is reported with its line: %j', (text, rows, openQuote) => {
  expect(readCommaSeparated(text)).toEqual({ rows, openQuote })
})

test('another separator replaces the comma', () => {
  expect(readCommaSeparated('a;"b;c"\nd,e', ';').rows).toEqual([['a', 'b;c'], ['d,e']])
  expect(readCommaSeparated('a\tb c', '\t').rows).toEqual([['a', 'b c']])
})

test('written rows are read unchanged', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 1 }).filter((row) => row.some((field) => field !== '')))
  fc.assert(
    fc.property(rows, (given) => {
      const plain = given.map((row) => row.map((field) => field.replaceAll('\uFEFF', '')))
      expect(readCommaSeparated(writeCommaSeparated(plain)).rows).toEqual(plain.filter((row) => row.some((field) => field !== '')))
    }),
  )
})
