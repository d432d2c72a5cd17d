import { expect, test } from 'vitest'
import { allLanguages } from '#test/allLanguages.ts'
import { namedLanguages, pickLanguage } from './pickLanguage.ts'

test.each([
  ['the first browser language that the server speaks', ['fr-FR', 'ar-EG', 'en'], ['en', 'ar'], 'ar'],
  ["the server's first when none of the browser's matches", ['fr'], ['ar', 'en'], 'ar'],
  ["the browser's choice when the server names no language", ['ar_SA'], [], 'ar'],
  ['English when there is no catalogue for any of them', ['xx'], ['yy'], 'en'],
  ['a language with a catalogue before one without', ['fr', 'ar'], ['fr', 'ar'], 'ar'],
  ["the browser's choice when the server says what Akkoma says by itself", ['ar-EG', 'en'], ['en'], 'ar'],
  ['one that an admin has named besides English, or alone', ['fr', 'ar'], ['ar'], 'ar'],
])('%s', (_, browser, server, code) => {
  expect(pickLanguage(browser, server, ['en', 'ar'])).toBe(code)
})

test('each browser gets the script that it reads, on a server that names the language in any', () => {
  const pick = (browser: string, ...server: string[]) => pickLanguage([browser], server, allLanguages)
  expect([pick('zh-TW', 'zh', 'en'), pick('zh-TW', 'zh_Hans'), pick('zh-CN', 'zh'), pick('nn-NO', 'no'), pick('iw', 'he')]).toEqual([
    'zh_Hant',
    'zh_Hant',
    'zh',
    'nb',
    'he',
  ])
  expect([pick('de', 'zh_Hant'), pick('de', 'pt_BR'), pick('de', 'ja_easy')]).toEqual(['zh_Hant', 'pt', 'ja_easy'])
})

test('English alone in the server’s languages is ignored', () => {
  expect([['en'], ['de'], ['en', 'de'], []].map(namedLanguages)).toEqual([[], ['de'], ['en', 'de'], []])
})
