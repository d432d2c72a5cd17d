import { expect, test } from 'vitest'
import { isComposingKey } from './isComposingKey.ts'

test.each([
  ['a key inside a conversion', { isComposing: true, keyCode: 229 }, true],
  ['one that a browser marks without its code', { isComposing: true, keyCode: 13 }, true],
  ['the Enter by which Safari ends one', { isComposing: false, keyCode: 229 }, true],
  ['an Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_which, event, expected) => {
  expect(isComposingKey(event)).toBe(expected)
})
