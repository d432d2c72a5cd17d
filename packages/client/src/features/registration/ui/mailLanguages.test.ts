import { expect, test } from 'vitest'
import { languageCodes } from '#i18n/languages.ts'
import { mailLanguages } from './mailLanguages.ts'

test('mails are offered in the languages of the interface and of the server, each once, and only in valid ones', () => {
  const offered = mailLanguages(['en', 'zh_Hant', 'zh-Hant', 'pt_BR', 'ja_easy', 'en us', '?'], 'en')
  const values = offered.map(({ value }) => value)
  expect(values.toSorted()).toEqual([...languageCodes, 'pt_BR'].toSorted())
  expect(offered.filter(({ value }) => ['ar', 'pt_BR', 'zh_Hant'].includes(value)).map(({ label }) => label)).toEqual([
    'العربية',
    '繁體中文',
    'Português (Brasil)',
  ])
})
