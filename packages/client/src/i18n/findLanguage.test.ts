import { expect, test } from 'vitest'
import { findLanguage } from './findLanguage.ts'
import { allLanguages } from '#test/allLanguages.ts'

test.each([
  [
    'a whole tag or code',
    { de: 'de', 'zh-Hant': 'zh_Hant', zh_Hant: 'zh_Hant', 'ZH-hans': 'zh', ja_easy: 'ja_easy', 'ja-Hira': 'ja_easy' },
  ],
  ['a tag with a country', { 'pt-BR': 'pt', 'pt-PT': 'pt', pt_BR: 'pt', 'de-AT': 'de', 'en-GB': 'en', 'fr-CA': 'fr', 'he-IL': 'he' }],
  [
    'the script that a country writes',
    { zh: 'zh', 'zh-CN': 'zh', 'zh-SG': 'zh', 'zh-TW': 'zh_Hant', 'zh-HK': 'zh_Hant', 'zh-MO': 'zh_Hant' },
  ],
  ['a plain language rather than its variety', { ja: 'ja', 'ja-JP': 'ja' }],
  ['another name', { no: 'nb', nn: 'nb', 'nn-NO': 'nb', iw: 'he', 'iw-IL': 'he', in: 'id', 'in-ID': 'id' }],
  ['nothing', { fa: undefined, 'sr-Latn': undefined, '': undefined, 'en us': undefined, '../ar': undefined, '*': undefined }],
] as const)('%s finds its catalogue', (_, expected) => {
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, findLanguage(name, allLanguages)]))).toEqual(expected)
})

test('a regional variant is preferred to the plain language, and another variant to none', () => {
  expect(findLanguage('pt-BR', ['pt', 'pt_BR'])).toBe('pt_BR')
  expect(findLanguage('nn', ['nb', 'nn'])).toBe('nn')
  expect(findLanguage('zh-TW', ['en', 'zh'])).toBe('zh')
})
