import { acceptLanguage, setAcceptLanguage } from '@rookery/api/http/acceptLanguage'
import { expect, test } from 'vitest'

import { openTestSession } from '#test/openTestSession.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'

import { startBackendLanguage } from './startBackendLanguage.ts'

test('calls carry the language on screen, and the server’s own pages find it in a cookie where they are at this address', async () => {
  const { session, close } = await openTestSession()
  const language = createInterfaceLanguage(null, () => Promise.resolve({}))
  const [here, elsewhere] = [session.origin, 'https://elsewhere.example'].map((origin) => ({ cookie: '', location: { origin } }))
  if (!here || !elsewhere) throw new Error('There are two pages.')
  const stops = [here, elsewhere].map((page) => startBackendLanguage(session, language, page))
  const sent = []
  for (const code of ['en', 'de', 'zh_Hant', 'zh', 'pt', 'ja_easy']) {
    await language.choose(code)
    sent.push([acceptLanguage(), here.cookie.split(';')[0]])
  }
  expect(sent).toEqual([
    ['en', 'userLanguage=en'],
    ['de, en;q=0.5', 'userLanguage=de'],
    ['zh-Hant, en;q=0.5', 'userLanguage=zh_Hant'],
    ['zh-Hans, en;q=0.5', 'userLanguage=zh_Hans'],
    ['pt-PT, en;q=0.5', 'userLanguage=pt_PT'],
    ['ja, en;q=0.5', 'userLanguage=ja'],
  ])
  expect(here.cookie).toContain('path=/; max-age=31536000; samesite=lax')
  expect(elsewhere.cookie).toBe('')
  for (const stop of stops) stop()
  await language.choose('de')
  expect(here.cookie).toContain('=ja;')
  setAcceptLanguage(null)
  await close()
})
