import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushRecord } from '#features/push/model/pushRecords.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createInterfaceLanguage, type InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { isRecord } from '#lib/isRecord.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { startPushSubscription } from './pushSubscription.ts'
import { pushTextsIn } from './pushTextsIn.ts'

const stored = vi.hoisted(() => new Map<string, unknown>())

vi.mock('#features/push/model/pushRecords.ts', () => ({
  pushScope: (key: string) => `/push/${key}/`,
  putPushRecord: (key: string, record: PushRecord) => Promise.resolve(stored.set(key, record)),
  consumePushOpening: () => Promise.resolve(),
}))

class Registration {
  readonly active = {}
  readonly pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }) }),
  }
}

let world: TestSession
let language: InterfaceLanguage
let key: string

beforeEach(async () => {
  vi.stubGlobal('ServiceWorkerRegistration', Registration)
  world = await openTestSession()
  settingsOf(world.session).set('webPushNotifications', true)
  language = createInterfaceLanguage(null)
  key = String(world.session.key)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  stored.clear()
  await world.close()
})

/** The record that an earlier build left, which had other sentences and fewer texts. */
function earlierRecord(): Record<string, unknown> {
  const file = new URL('../../../../e2e/fixtures/stored/ac47715.json', import.meta.url)
  const fixture = readFileSync(file, 'utf8')
  const { databases } = JSON.parse(fixture) as { databases: Record<string, { stores: { accounts: [string, unknown][] } }> }
  const record = databases['rookery.push']?.stores.accounts[0]?.[1]
  if (!isRecord(record)) throw new Error('The fixture has no push record.')
  return record
}

function start() {
  const serviceWorker = { register: () => Promise.resolve(new Registration()), addEventListener: () => {}, removeEventListener: () => {} }
  // Node has no window; the service uses these members alone.
  const window = { navigator: { serviceWorker }, Notification: { permission: 'granted' } } as unknown as Window & typeof globalThis
  return startPushSubscription({ session: world.session, window, language, open: () => {} })
}

test('a start after an upgrade gives the stored record today’s texts, and a change of language those of the language', async () => {
  await language.choose('en')
  stored.set(key, earlierRecord())
  expect(earlierRecord().texts).not.toEqual(pushTextsIn(language.current().t))
  const stop = start()
  await vi.waitFor(() =>
    expect(stored.get(key)).toMatchObject({ texts: pushTextsIn(language.current().t), language: 'en', direction: 'ltr' }),
  )
  await language.choose('ar')
  await vi.waitFor(() =>
    expect(stored.get(key)).toMatchObject({ texts: pushTextsIn(language.current().t), language: 'ar', direction: 'rtl' }),
  )
  stop()
})
