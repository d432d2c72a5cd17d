import { expect, test } from 'vitest'
import { asciiDigits } from './asciiDigits.ts'

test.each([
  ['123 456', '123 456'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['１２３', '123'],
  ['abc-٣', 'abc-3'],
  ['', ''],
])('%s is %s', (typed, sent) => {
  expect(asciiDigits(typed)).toBe(sent)
})
