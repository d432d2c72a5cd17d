import { expect, test } from 'vitest'

import { hidesButton } from './hidesButton.ts'

const phone = { width: 390, height: 844 }

test.each([
  ['scrolling down hides it', false, { ...phone, scrolledBy: 12 }, true],
  ['scrolling up shows it', true, { ...phone, scrolledBy: -1 }, false],
  ['no scroll leaves it hidden', true, { ...phone, scrolledBy: 0 }, true],
  ['no scroll leaves it shown', false, { ...phone, scrolledBy: 0 }, false],
  ['a keyboard on a small phone hides it', false, { width: 349, height: 344, scrolledBy: -5 }, true],
  ['a keyboard on a phone hides it', false, { width: 449, height: 559, scrolledBy: 0 }, true],
  ['a low window that is wide enough does not', false, { width: 450, height: 559, scrolledBy: 0 }, false],
])('%s', (_, hidden, move, hides) => {
  expect(hidesButton(hidden, move, false)).toBe(hides)
})

test('one that is to stay hides for a keyboard alone', () => {
  expect(hidesButton(false, { ...phone, scrolledBy: 12 }, true)).toBe(false)
  expect(hidesButton(true, { ...phone, scrolledBy: 0 }, true)).toBe(false)
  expect(hidesButton(false, { width: 349, height: 344, scrolledBy: 0 }, true)).toBe(true)
})
