import { expect, test } from 'vitest'

import { pickLanguage } from './pickLanguage.ts'

test.each([
  ['the first browser language that the server speaks', ['fr-FR', 'ar-EG', 'en'], ['en', 'ar'], 'ar'],
  ["the server's first when none of the browser's matches", ['fr'], ['ar', 'en'], 'ar'],
  ["the browser's choice when the server names no language", ['ar_SA'], [], 'ar'],
  ['English when there is no catalogue for any of them', ['xx'], ['yy'], 'en'],
  ['a language with a catalogue before one without', ['fr', 'ar'], ['fr', 'ar'], 'ar'],
])('%s', (_, browser, server, code) => {
  expect(pickLanguage(browser, server)).toBe(code)
})
