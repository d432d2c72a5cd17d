import { expect, test } from 'vitest'

import { keysymOf, needsShift } from './keysyms.mjs'

test.each([
  ['KeyA', 'a'],
  ['KeyZ', 'z'],
  ['Digit0', '0'],
  ['Slash', '/'],
  ['Space', ' '],
  ['Backquote', '`'],
])('the keysym of %s is the code of the character “%s”', (code, character) => {
  expect(keysymOf(code)).toBe(character.charCodeAt(0))
})

test('keys without a character have the keysyms of X', () => {
  expect(['Enter', 'Tab', 'Escape', 'ArrowLeft', 'ShiftLeft'].map(keysymOf)).toEqual([0xff0d, 0xff09, 0xff1b, 0xff51, 0xffe1])
})

test('a key without a keysym is reported by its code', () => {
  expect(() => keysymOf('MediaPlay')).toThrow('MediaPlay')
  expect(() => keysymOf('Keyboard')).toThrow('Keyboard')
})

test('capitals and the upper row of signs need Shift', () => {
  const shifted = '~ ! @ # $ % ^ & * ( ) _ + { } | : " < > ? A Z'.split(' ')
  expect(shifted.filter((key) => !needsShift(key))).toEqual([])
  expect(['a', '1', '/', ';', ' ', 'Enter', 'Shift', 'É'].filter(needsShift)).toEqual([])
})
