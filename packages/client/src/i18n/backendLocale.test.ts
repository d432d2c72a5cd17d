import { expect, test } from 'vitest'
import { backendLocale } from './backendLocale.ts'

test.each([
  ['en', 'en'],
  ['pt', 'pt_PT'],
  ['pt-BR', 'pt_BR'],
  ['zh', 'zh_Hans'],
  ['zh_Hant', 'zh_Hant'],
  ['ja_easy', 'ja'],
])('%s is %s', (language, locale) => {
  expect(backendLocale(language)).toBe(locale)
})
