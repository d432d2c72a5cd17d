import { expect, test } from 'vitest'
import { languageName } from './languageName.ts'

test.each([
  ['de', 'en', 'German', 'German'],
  ['DE', 'en', undefined, 'German'],
  ['de', 'ar', 'German', 'الألمانية'],
  ['pt-BR', 'en', undefined, 'Brazilian Portuguese'],
  ['not a code', 'en', 'Rookish', 'Rookish'],
  ['qaa', 'en', 'Rookish', 'Rookish'],
] as const)('%s in %s (the server says %s) is %s', (code, inLanguage, fallback, expected) => {
  expect(languageName(code, inLanguage, fallback)).toBe(expected)
})
