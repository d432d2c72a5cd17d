import { describe, expect, test } from 'vitest'

import { plainFields } from '../corpus/plainFields.ts'
import { boundMarks, isBlank, isolated, oneLine } from './plainText.ts'

describe('blank texts', () => {
  test.each(plainFields.filter(({ blank }) => blank))('$field $text is blank', ({ text }) => {
    expect(isBlank(text)).toBe(true)
  })

  test.each([...plainFields.filter(({ blank }) => !blank).map(({ text }) => text), 'a', '.', '🐱', '👩‍👩‍👧', '한', 'ا', '\u200bx'])(
    '%o is not',
    (text) => {
      expect(isBlank(text)).toBe(false)
    },
  )
})

test('stacks of combining marks are cut to five, and marks that languages need stay', () => {
  expect(boundMarks(`Z${'\u0301'.repeat(50)}a`)).toBe(`Z${'\u0301'.repeat(5)}a`)
  for (const word of ['ế', 'שָּׁ֑', 'กี้', 'ཧཱུྃ', 'नमस्ते']) expect(boundMarks(word)).toBe(word)
})

describe('in a text of ours', () => {
  const turning = /[\u202a-\u202e\u2066-\u2069]/

  test.each(plainFields)('$field $text stays one line that turns nothing round', ({ text }) => {
    expect(oneLine(text)).not.toMatch(turning)
    expect(oneLine(text)).not.toMatch(/[\n\r\u2028\u2029\f\v]/)
    expect(isolated(text)).toBe(`\u2068${oneLine(text)}\u2069`)
  })

  test.each([
    ['\u3164 \u2800Ada\u2800', 'Ada'],
    ['Ada\u2800\u2800\u2800\u2003\u3164\uffa0 Lovelace', 'Ada Lovelace'],
    ['\u200b\ufeffAda\u00a0\u00a0\u00a0B', 'Ada B'],
    ['\u2800\u3164', ''],
  ])('spaces of %j have no width', (text, shown) => {
    expect(oneLine(text)).toBe(shown)
  })

  test('text from right to left stays unchanged', () => {
    expect(oneLine('  عدا\n ada 🐸 ')).toBe('عدا ada 🐸')
  })
})
