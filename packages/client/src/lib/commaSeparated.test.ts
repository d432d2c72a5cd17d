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
  ['"cut off', [['cut off']]],
  ['inch 5" long,b', [['inch 5" long', 'b']]],
  ['', []],
])('%j', (text, rows) => {
  expect(readCommaSeparated(text)).toEqual(rows)
})

test('what was written is read as it was', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 1 }).filter((row) => row.some((field) => field !== '')))
  fc.assert(
    fc.property(rows, (given) => {
      const plain = given.map((row) => row.map((field) => field.replaceAll('\uFEFF', '')))
      expect(readCommaSeparated(writeCommaSeparated(plain))).toEqual(plain.filter((row) => row.some((field) => field !== '')))
    }),
  )
})
