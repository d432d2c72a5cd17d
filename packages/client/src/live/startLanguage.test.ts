import { acceptLanguage, setAcceptLanguage } from '@rookery/api/http/acceptLanguage'
import { afterEach, expect, test } from 'vitest'

import { openTestSession } from '#test/openTestSession.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Messages } from '#i18n/CompiledMessage.ts'

import { startLanguage } from './startLanguage.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

// Calls of later tests would ask in it, too.
afterEach(() => setAcceptLanguage(null))

test('a member who has not chosen reads the detected language, and then the chosen one', async () => {
  const { session, close } = await openTestSession()
  const language = createInterfaceLanguage(null)
  const stop = await startLanguage(session, language, ['sv', 'en'])
  expect(language.current().code).toBe('en')
  expect(acceptLanguage()).toBe('en')
  settingsOf(session).set('interfaceLanguage', 'ar')
  await expect.poll(() => language.current().code).toBe('ar')
  await expect.poll(acceptLanguage).toBe('ar, en;q=0.5')
  stop()
  settingsOf(session).set('interfaceLanguage', 'en')
  expect(language.current().code).toBe('ar')
  await close()
})

test('a language that fails to load shows a notice, and the choice is undone', async () => {
  const { session, close } = await openTestSession()
  const language = createInterfaceLanguage(null, (): Promise<Messages> => Promise.reject(new Error('offline')))
  const stop = await startLanguage(session, language, ['en'])
  settingsOf(session).set('interfaceLanguage', 'ar')
  await expect.poll(() => session.notices.get()).toMatchObject([{ messageKey: 'start.languageFailed', args: { language: 'العربية' } }])
  expect(language.current().code).toBe('en')
  expect(settingsOf(session).get('interfaceLanguage')).toBe('en')
  stop()
  await close()
})
