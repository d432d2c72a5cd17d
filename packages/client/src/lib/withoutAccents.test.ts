import { expect, test } from 'vitest'
import { withoutAccents } from './withoutAccents.ts'

test.each([
  ['Éditer', 'editer'],
  ['Ǖber', 'uber'],
  ['ΆΛΛΑ', 'αλλα'],
  ['Ёлка', 'елка'],
  ['مُنْشَأ', 'منشا'],
  ['שָׁלוֹם', 'שלום'],
])('%s loses its accents', (text, folded) => {
  expect(withoutAccents(text)).toBe(folded)
})

test('vowels of other scripts stay: words that differ by them alone are two words', () => {
  for (const [one, other] of [
    ['కల', 'కాలు'],
    ['कल', 'काला'],
    ['かき', 'がぎ'],
  ] as const) {
    expect(withoutAccents(other)).not.toContain(withoutAccents(one))
  }
})
