import { describe, expect, test } from 'vitest'

import { plainFields } from '../corpus/plainFields.ts'
import { boundMarks, isBlank } from './plainText.ts'

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

test('stacks of marks are cut to five, what languages need stays', () => {
  expect(boundMarks(`Z${'\u0301'.repeat(50)}a`)).toBe(`Z${'\u0301'.repeat(5)}a`)
  for (const word of ['ế', 'שָּׁ֑', 'กี้', 'ཧཱུྃ', 'नमस्ते']) expect(boundMarks(word)).toBe(word)
})
