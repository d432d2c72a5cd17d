import { expect, test } from 'vitest'
import { mailLanguages } from './mailLanguages.ts'

test('mails are offered in the languages of the interface and of the server, each once, and in none that is none', () => {
  const offered = mailLanguages(['en', 'zh_Hant', 'zh-Hant', 'pt_BR', 'ja_easy', 'en us', '?'], 'en')
  expect(offered.map(({ value, label }) => `${value} ${label}`)).toEqual([
    'en English',
    'ar العربية',
    'zh_Hant 繁體中文',
    'pt_BR Português (Brasil)',
    'ja_easy やさしいにほんご',
  ])
})
