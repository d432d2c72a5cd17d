import { expect, test } from 'vitest'

import { hidesButton, type Hiding, type PageMove } from './hidesButton.ts'

const phone = { width: 390, height: 844, isWriting: false }

test.each<[string, Hiding, PageMove, Hiding]>([
  ['scrolling down hides it', null, { ...phone, scrolledBy: 12 }, 'scroll'],
  ['scrolling up shows it', 'scroll', { ...phone, scrolledBy: -1 }, null],
  ['no scroll leaves it hidden', 'scroll', { ...phone, scrolledBy: 0 }, 'scroll'],
  ['no scroll leaves it shown', null, { ...phone, scrolledBy: 0 }, null],
  ['a keyboard on a small phone hides it', null, { ...phone, width: 349, height: 344, scrolledBy: -5 }, 'writing'],
  ['a keyboard on a phone hides it', null, { ...phone, width: 449, height: 559, scrolledBy: 0 }, 'writing'],
  ['a low window that is wide enough does not', null, { ...phone, width: 450, height: 559, scrolledBy: 0 }, null],
  ['a form in sight hides it', null, { ...phone, scrolledBy: -5, isWriting: true }, 'writing'],
  ['it comes back after the keyboard', 'writing', { ...phone, scrolledBy: 0 }, null],
  ['it comes back after the keyboard although the page scrolls with it', 'writing', { ...phone, scrolledBy: 90 }, null],
])('%s', (_, hiding, move, hides) => {
  expect(hidesButton(hiding, move, false)).toBe(hides)
})

test('a button that shall stay is hidden only while a keyboard is open', () => {
  expect(hidesButton(null, { ...phone, scrolledBy: 12 }, true)).toBeNull()
  expect(hidesButton('scroll', { ...phone, scrolledBy: 0 }, true)).toBeNull()
  expect(hidesButton(null, { ...phone, width: 349, height: 344, scrolledBy: 0 }, true)).toBe('writing')
})
