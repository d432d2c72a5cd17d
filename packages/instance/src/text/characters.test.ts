import { expect, onTestFinished, test, vi } from 'vitest'
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
])('a grapheme cluster counts as one character, also across pieces', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('a text is longer only beyond the limit', () => {
  expect(isLonger('x'.repeat(100), 100)).toBe(false)
  expect(isLonger('x'.repeat(101), 100)).toBe(true)
  expect(isLonger(family.repeat(100), 100)).toBe(false)
  expect(isLonger(family.repeat(101), 100)).toBe(true)
})

// Given whole to the segmenter, they take more than a minute.
test('of ten megabytes the segmenter gets no more than the limit needs, in small pieces', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  onTestFinished(() => segment.mockRestore())
  expect(isLonger('x'.repeat(10_000_000), 5000)).toBe(true)
  const lengths = segment.mock.calls.map(([piece]) => piece.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(512)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(6000)
})
