import { expect, test } from 'vitest'
import type { Messages } from './CompiledMessage.ts'
import { createInterfaceLanguage } from './InterfaceLanguage.ts'
import { languageLabel } from './languageLabel.ts'
import { needsOwnWords } from './ownFormats.ts'

const catalogue: Messages = {
  'intl.list.pair': [['first'], ' kaj ', ['last']],
  'intl.now': ['nun'],
  'intl.past.minute': ['antaŭ ', ['count', 'plural', { one: ['# minuto'], other: ['#', ' minutoj'] }]],
}

test('a browser that lacks a language adds no text of its own: names, times, lists and dates are those of the catalogue', async () => {
  const lacking = ['eo', 'eu', 'ga', 'oc']
  // Browsers may support one of them some day; unsupported ones are skipped.
  expect(lacking.filter((code) => Intl.RelativeTimeFormat.supportedLocalesOf(code).length === 0 && !needsOwnWords(code))).toEqual([])
  expect(['de', 'zh_Hant', 'ja_easy', 'pt'].filter(needsOwnWords)).toEqual([])
  expect(lacking.map(languageLabel)).toEqual(['Esperanto', 'Euskara', 'Gaeilge', 'Occitan'])
  const code = lacking.find(needsOwnWords)
  if (code === undefined) return
  const language = createInterfaceLanguage(null, () => Promise.resolve(catalogue))
  await language.choose(code)
  const { formats } = language.current()
  expect([formats.relative(-5, 'minute', 'short'), formats.now('long'), formats.list(['a', 'b'])]).toEqual([
    'antaŭ 5 minutoj',
    'nun',
    'a kaj b',
  ])
  expect(formats.date(Date.UTC(2026, 2, 5, 12), { dateStyle: 'full', timeZone: 'UTC' })).toBe('2026-03-05')
})
