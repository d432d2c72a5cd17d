import { expect, test } from 'vitest'
import { errorTexts } from './errorTexts.ts'
import { inLanguage, languageOf } from './inLanguage.ts'
import { mailTexts } from './mailTexts.ts'
import { pageTexts } from './pageTexts.ts'
import { staffTexts } from './staffTexts.ts'
import type { Translation } from './Translation.ts'

test('a sentence without a translation stays English, and placeholders are filled in each language', () => {
  expect(inLanguage('de', 'Unlisted redirect_uri.')).toBe('Unlisted redirect_uri.')
  expect(['en', 'ar', 'de', 'ja'].map((language) => inLanguage(language as 'en', 'Follow {name}', { name: 'bob' }))).toEqual([
    'Follow bob',
    'متابعة bob',
    'bob folgen',
    'bobさんをフォロー',
  ])
})

test('every translation fills the placeholders of the English sentence', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const [english, translation] of Object.entries({ ...errorTexts, ...mailTexts, ...pageTexts, ...staffTexts })) {
    for (const text of Object.values(translation)) expect(places(text), text).toEqual(places(english))
  }
})

test('a sentence that pages, errors or mails share is translated once', () => {
  const tables: readonly Readonly<Record<string, Translation>>[] = [errorTexts, mailTexts, pageTexts, staffTexts]
  for (const table of tables) {
    for (const [english, translation] of Object.entries(table)) {
      for (const language of ['de', 'ar', 'ja'] as const) expect(inLanguage(language, english)).toBe(translation[language])
    }
  }
})

test.each([
  ['de_AT', 'de'],
  ['AR-eg', 'ar'],
  ['en', 'en'],
  ['pt_BR', null],
  ['constructor', null],
  ['', null],
])('the language of the code %s', (code, language) => {
  expect(languageOf(code)).toBe(language)
})
