import { expect, test } from 'vitest'

import { swipeDirection } from './useSwipe.ts'

const from = { x: 100, y: 100 }

test.each([
  ['right by the threshold', { x: 130, y: 100 }, 'ltr', 'end'],
  ['right by less', { x: 129, y: 100 }, 'ltr', null],
  ['left', { x: 40, y: 110 }, 'ltr', 'start'],
  ['left where text runs from the right', { x: 40, y: 110 }, 'rtl', 'end'],
  ['right where text runs from the right', { x: 160, y: 110 }, 'rtl', 'start'],
  ['mostly down', { x: 150, y: 200 }, 'ltr', null],
  ['straight down', { x: 100, y: 200 }, 'ltr', null],
] as const)('a finger going %s', (_, to, dir, direction) => {
  expect(swipeDirection(from, to, 30, dir)).toBe(direction)
})
