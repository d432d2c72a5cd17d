import { expect, test } from 'vitest'
import { isFlash } from './fetchFlash.ts'

test.each([
  ['FWS\x06', true],
  ['CWS\x09', true],
  ['ZWS\x0d', true],
  ['<!doctype html>', false],
  ['SWF', false],
  ['', false],
])('%j is a Flash film: %s', (text, expected) => {
  expect(isFlash({ url: 'https://pond.example/x.swf', bytes: new TextEncoder().encode(text) })).toBe(expected)
})
