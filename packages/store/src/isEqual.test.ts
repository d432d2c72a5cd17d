import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reuseEqual } from './isEqual.ts'

test('an equal value is replaced by the previous one', () => {
  const previous = { a: [1, { b: 'x' }], c: null }
  expect(reuseEqual(previous, { c: null, a: [1, { b: 'x' }] })).toBe(previous)
})

test('only the differing fields are new objects', () => {
  const previous = { a: [1, { b: 'x' }], c: { d: 1 } }
  const stored = reuseEqual(previous, { a: [1, { b: 'x' }], c: { d: 2 } })
  expect(stored).toEqual({ a: [1, { b: 'x' }], c: { d: 2 } })
  expect(stored.a).toBe(previous.a)
})

test.each([
  [{ a: 1 }, {}],
  [{}, { a: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [null, {}],
  [{ a: undefined }, { b: undefined }],
])('%o is not %o', (previous, next) => {
  expect(reuseEqual<unknown>(previous, next)).toEqual(next)
  expect(reuseEqual<unknown>(previous, next)).not.toBe(previous)
})

test('a key called __proto__ is treated as a normal key', () => {
  const next = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as Record<string, unknown>
  const stored = reuseEqual({ b: 1 }, next)
  expect(Object.keys(stored)).toEqual(['__proto__', 'b'])
  expect('a' in stored).toBe(false)
})

test('the result always equals the next value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(reuseEqual<unknown>(one, other)).toEqual(other)
    }),
  )
})

test('a copy is always replaced by the previous value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(reuseEqual<unknown>(value, structuredClone(value))).toBe(value)
    }),
  )
})
