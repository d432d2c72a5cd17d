import { expect, test } from 'vitest'
import { countCharacters, isLonger } from './characters.ts'

const family = '👩‍👩‍👧'

test.each([
  ['', 0],
  ['abc', 3],
  [family, 1],
  ['é'.normalize('NFD').repeat(700), 700],
  [family.repeat(700), 700],
  ['x'.repeat(2000), 2000],
  [`${'x'.repeat(510)}${family}y`, 512],
])('what a reader sees as one character is one, also across pieces', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('a text is longer only beyond the limit', () => {
  expect(isLonger('x'.repeat(100), 100)).toBe(false)
  expect(isLonger('x'.repeat(101), 100)).toBe(true)
  expect(isLonger(family.repeat(100), 100)).toBe(false)
  expect(isLonger(family.repeat(101), 100)).toBe(true)
})

// Given whole to the segmenter, they take more than a minute.
test('ten megabytes are refused without holding up everybody else', () => {
  const text = 'x'.repeat(10_000_000)
  const start = performance.now()
  expect(isLonger(text, 5000)).toBe(true)
  expect(performance.now() - start).toBeLessThan(2_000)
})
