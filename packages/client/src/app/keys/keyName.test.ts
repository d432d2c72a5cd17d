import { expect, test } from 'vitest'

import { keyName, type PressedKey } from './keyName.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

const table: readonly [what: string, pressed: Partial<PressedKey> & Pick<PressedKey, 'key' | 'code'>, name: string | null][] = [
  ['a letter', { key: 'j', code: 'KeyJ' }, 'j'],
  ['a letter that stands elsewhere on a French keyboard', { key: 'm', code: 'Semicolon' }, 'm'],
  ['a letter of the Dvorak layout goes by its label', { key: 'h', code: 'KeyJ' }, 'h'],
  ['a letter under Caps Lock', { key: 'J', code: 'KeyJ' }, 'j'],
  ['a letter with Shift is another key', { key: 'J', code: 'KeyJ', shiftKey: true }, null],
  ['a sign that needs Shift', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['a sign that needs Shift on a French keyboard', { key: '.', code: 'Comma', shiftKey: true }, '.'],
  ['an Arabic letter goes by its place', { key: 'ت', code: 'KeyJ' }, 'j'],
  ['an Arabic ligature goes by its place', { key: 'ﻻ', code: 'KeyB' }, 'b'],
  ['a Cyrillic letter goes by its place', { key: 'о', code: 'KeyJ' }, 'j'],
  ['a large Cyrillic letter', { key: 'О', code: 'KeyJ', shiftKey: true }, null],
  ['an Arabic question mark goes by its place', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['a Cyrillic letter where the full stop is', { key: 'ю', code: 'Period' }, '.'],
  ['a letter with Ctrl is the browser’s', { key: 'f', code: 'KeyF', ctrlKey: true }, null],
  ['a letter with Alt is the browser’s', { key: 'd', code: 'KeyD', altKey: true }, null],
  ['a letter with the command key is the system’s', { key: 'r', code: 'KeyR', metaKey: true }, null],
  ['a dead key', { key: 'Dead', code: 'BracketLeft' }, null],
  ['a key of an input method', { key: 'Process', code: 'KeyJ' }, null],
  ['an unidentified key', { key: 'Unidentified', code: '' }, null],
  ['a modifier by itself', { key: 'Shift', code: 'ShiftLeft', shiftKey: true }, null],
  ['the space bar', { key: ' ', code: 'Space' }, null],
  ['a long name', { key: 'PageDown', code: 'PageDown' }, 'PageDown'],
  ['a long name with Ctrl', { key: 'End', code: 'End', ctrlKey: true }, 'Ctrl+End'],
  ['the way into a card', { key: 'ArrowDown', code: 'ArrowDown', altKey: true }, 'Alt+ArrowDown'],
  ['an arrow by itself', { key: 'ArrowDown', code: 'ArrowDown' }, null],
  ['the way back', { key: 'Tab', code: 'Tab', shiftKey: true }, 'Shift+Tab'],
]

test.each(table)('%s', (_what, pressed, name) => {
  expect(keyName({ ...none, ...pressed })).toBe(name)
})
