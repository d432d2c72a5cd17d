import { expect, test } from 'vitest'
import { charactersLeft, lengthOf } from './characterCount.ts'

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

test('text and subject share the limit, and blanks at the ends are free', () => {
  expect(charactersLeft(10, '  abc ', 'de')).toBe(5)
  expect(charactersLeft(3, 'abcd', '')).toBe(-1)
})

test('a server without a limit has no counter', () => {
  expect(charactersLeft(0, 'abc', '')).toBeNull()
})
