import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { allLanguages } from '#test/allLanguages.ts'
import type { CompiledMessage } from './CompiledMessage.ts'
import { createFormats, type TimeUnit } from './Formats.ts'
import { tagOf } from './languageTags.ts'
import { needsOwnWords, ownFormats } from './ownFormats.ts'

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']
const texts = JSON.parse(readFileSync(new URL('locales/en.json', import.meta.url), 'utf8')) as Record<string, string>
const own = Object.entries(texts).filter(([id]) => id.startsWith('intl.'))
const english = Object.fromEntries(own.map(([id, text]) => [id, compileMessage(text) as CompiledMessage])) // its own type says less

const formatsFor = (code: string) => ownFormats(code, english)

test('a short time has words and no sign, and none that is misread, in each language', () => {
  const signed = allLanguages.flatMap((code) => {
    const formats = formatsFor(code)
    const written = units.flatMap((unit) => [-40, -5, -1, 1, 2, 11].map((value) => formats.relative(value, unit, 'short')))
    return written.filter((text) => /[+−()]|(?<!\p{L})-/u.test(text) || !/\p{L}/u.test(text)).map((text) => `${code}: ${text}`)
  })
  expect(signed).toEqual([])
  expect(['en', 'fr', 'de', 'nb'].map((code) => formatsFor(code).relative(-5, 'minute', 'short').replaceAll(/\s/g, ' '))).toEqual([
    '5m ago',
    'il y a 5 min',
    'vor 5 Min.',
    'for 5 min siden',
  ])
  const misread = { es: 'month', et: 'month', fr: 'year', he: 'second', id: 'day', pl: 'hour' } as const
  expect(Object.entries(misread).map(([code, unit]) => formatsFor(code).relative(-5, unit, 'short').replaceAll(/\s/g, ' '))).toEqual([
    'hace 5 meses',
    '5 kuu eest',
    'il y a 5 ans',
    'לפני 5 שניות',
    '5 hari yang lalu',
    '5 godz. temu',
  ])
  const asMonths = allLanguages.filter((code) => {
    const [minutes, months] = (['minute', 'month'] as const).map((unit) => formatsFor(code).relative(-5, unit, 'short'))
    return minutes === months || /(?<!\p{L})m\.?(?!\p{L})/u.test(months ?? '')
  })
  expect(asMonths).toEqual([])
})

test('a language that Intl lacks has its times, lists and dates from the catalogue, and numbers of its neighbour', () => {
  expect(['de', 'qaa', 'oc'].map(needsOwnWords)).toEqual([false, false, true])
  const formats = formatsFor('oc')
  expect([formats.relative(-5, 'minute', 'short'), formats.relative(1, 'day', 'long'), formats.now('short')]).toEqual([
    '5 minutes ago',
    'in 1 day',
    'now',
  ])
  expect([['a'], ['a', 'b'], ['a', 'b', 'c', 'd'], []].map((items) => formats.list(items))).toEqual(['a', 'a and b', 'a, b, c, and d', ''])
  expect(formats.list(['a', 'b'], { type: 'unit' })).toBe('a, b')
  const at = Date.UTC(2026, 2, 5, 4, 7)
  const dates: Intl.DateTimeFormatOptions[] = [
    {},
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'medium' },
    { timeStyle: 'short' },
  ]
  expect(dates.map((options) => formats.date(at, { ...options, timeZone: 'UTC' }))).toEqual([
    '2026-03-05',
    '2026-03-05 04:07',
    '2026-03-05',
    '04:07',
  ])
  expect(formats.number(1234567.8).replaceAll(/\s/g, ' ')).toBe('1 234 567,8')
  expect([0, 1, 2, 5].map((count) => formats.plural(count, 'cardinal'))).toEqual(['one', 'one', 'other', 'other'])
})

test('small numbers are written without a formatter of each language, and as it would write them', () => {
  const numbers = [0, 1, 9, 10, 42, 999, 1000, -1, 1.5]
  const own = allLanguages.map((code) => numbers.map((number) => createFormats(tagOf(code)).number(number)))
  expect(own).toEqual(allLanguages.map((code) => numbers.map((number) => createFormats(tagOf(code)).number(number, {}))))
  const made = vi.spyOn(Intl, 'NumberFormat')
  createFormats('en').number(999)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('an unknown language is formatted as English, not as the browser’s own', () => {
  const formats = createFormats('qaa')
  expect(formats.number(1234.5)).toBe('1,234.5')
  expect(formats.relative(-2, 'day', 'long')).toBe('2 days ago')
  expect(formats.list(['a', 'b'])).toBe('a and b')
})
