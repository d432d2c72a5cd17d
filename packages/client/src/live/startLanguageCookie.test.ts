import { expect, test } from 'vitest'

import { openTestSession } from '#test/openTestSession.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'

import { startLanguageCookie } from './startLanguageCookie.ts'

test('pages of the server find the language on screen in its cookie, if they are at this address', async () => {
  const { session, close } = await openTestSession()
  const language = createInterfaceLanguage(null, () => Promise.resolve({}))
  const pageAt = (origin: string) => ({ cookie: '', location: { origin } })
  const [here, elsewhere] = [pageAt(session.origin), pageAt('https://elsewhere.example')]
  const stops = [here, elsewhere].map((page) => startLanguageCookie(session, language, page))
  const stored = [here.cookie.split(';')[0]]
  for (const code of ['de', 'zh_Hant', 'zh', 'pt', 'ja_easy']) {
    await language.choose(code)
    stored.push(here.cookie.split(';')[0])
  }
  expect(stored).toEqual(['en', 'de', 'zh_Hant', 'zh_Hans', 'pt_PT', 'ja'].map((locale) => `userLanguage=${locale}`))
  expect(here.cookie).toContain('path=/; max-age=31536000; samesite=lax')
  expect(elsewhere.cookie).toBe('')
  for (const stop of stops) stop()
  await language.choose('de')
  expect(here.cookie).toContain('=ja;')
  await close()
})
