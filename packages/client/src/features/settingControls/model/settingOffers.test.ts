import { afterEach, expect, test } from 'vitest'
import { createFormats } from '#i18n/Formats.ts'
import { englishMessages } from '#i18n/catalogues.ts'
import { createTranslate } from '#i18n/t.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settingOffers } from './settingOffers.ts'

let world: TestSession
afterEach(() => world.close())

test('languages of the interface are in the order of their own names, and say which need a speaker', async () => {
  world = await openTestSession()
  const t = createTranslate(englishMessages, createFormats('en'))
  const offers = settingOffers.interfaceLanguage?.(t, 'en', { session: world.session, tag: 'en' }) ?? []
  const codes = offers.map(({ value }) => value)
  // Català, čeština, Deutsch, eesti; Latin letters come before others.
  expect(codes.slice(0, 4)).toEqual(['ca', 'cs', 'de', 'et'])
  expect(codes.indexOf('eu')).toBeLessThan(codes.indexOf('fr'))
  expect(codes.indexOf('ru')).toBeGreaterThan(codes.indexOf('vi'))
  const unread = offers.filter(({ label }) => label.includes('speaker'))
  expect(unread.map(({ value }) => value)).toEqual(['ga', 'oc', 'ro', 'te'])
})
