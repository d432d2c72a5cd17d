import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charactersLeft, lengthOf } from './characterCount.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

test.each([
  ['', 0],
  ['heron', 5],
  ['line\nline', 9],
  ['👩‍👩‍👧', 1],
  ['ä', 1],
  ['مرحبا', 5],
])('%j counts %i', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})

test.each(['\u0e01\u0e33', '\u0e81\u0eb3', '\uff76\uff9e', '\u0d4e\u0d15', '\u{113d1}\u{113a0}', '\u{111c2}\u{11183}'])(
  '%s counts as the segmenter counts it',
  (text) => {
    expect(lengthOf(text)).toBe([...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length)
  },
)

test('without the segmenter, which is slow, the count is the same', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const text = one + other
      expect(lengthOf(text)).toBe([...segmenter.segment(text)].length)
    }),
    { numRuns: propertyRuns(3000) },
  )
})

const asWritten = { perUrl: 0, shortHandles: false }

test('text and subject share the limit, and spaces at the ends do not count', () => {
  expect(charactersLeft({ limit: 10, ...asWritten }, '  abc ', 'de')).toBe(5)
  expect(charactersLeft({ limit: 3, ...asWritten }, 'abcd', '')).toBe(-1)
})

test('a server without a limit has no counter', () => {
  expect(charactersLeft({ limit: 0, ...asWritten }, 'abc', '')).toBeNull()
})

const long = `https://pond.example/${'reeds/'.repeat(40)}`

test.each([
  ['a long link', `See ${long}`, 4 + 23],
  ['a link shorter than that', 'http://a.io', 23],
  ['text behind a link', `(${long}x).`, 1 + 23 + 2],
  ['two links', `${long}\n${long}`, 23 + 1 + 23],
  ['a handle of another server', '@heron@marsh.example hello', 6 + 6],
  ['a handle at the end of a sentence', 'Ask @heron@marsh.example.', 11],
  ['a handle of this server', '@heron hello', 12],
  ['a handle in a link', 'https://m.example/@heron@marsh.example/1', 23],
  ['an address of mail', 'heron@marsh.example', 19],
])('Mastodon counts %s', (_, text, length) => {
  expect(charactersLeft({ limit: 500, perUrl: 23, shortHandles: true }, text, '')).toBe(500 - length)
})

test('on other servers, links and handles count as they are written', () => {
  const text = `${long} @heron@marsh.example`
  expect(charactersLeft({ limit: 500, ...asWritten }, text, '')).toBe(500 - text.length)
})
