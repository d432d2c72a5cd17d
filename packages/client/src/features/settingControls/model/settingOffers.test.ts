import { afterEach, expect, test } from 'vitest'
import { createFormats } from '#i18n/Formats.ts'
import { englishMessages } from '#i18n/catalogues.ts'
import { createTranslate } from '#i18n/t.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settingOffers } from './settingOffers.ts'

let world: TestSession
afterEach(() => world.close())

test('languages of the interface are in the order of their own names', async () => {
  world = await openTestSession()
  const t = createTranslate(englishMessages, createFormats('en'))
  const codes = settingOffers.interfaceLanguage?.(t, 'en', { session: world.session, tag: 'en' }).map(({ value }) => value) ?? []
  // Català, čeština, Deutsch, eesti; Latin letters come before others.
  expect(codes.slice(0, 4)).toEqual(['ca', 'cs', 'de', 'et'])
  expect(codes.indexOf('eu')).toBeLessThan(codes.indexOf('fr'))
  expect(codes.indexOf('ru')).toBeGreaterThan(codes.indexOf('vi'))
})
