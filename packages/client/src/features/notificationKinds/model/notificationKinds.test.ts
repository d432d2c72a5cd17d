import type { AccountId } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import { expect, test } from 'vitest'
import { toNotificationRecord } from '#features/entities/model/records.ts'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { exampleAccount, exampleNotification } from '#test/examples.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { isEnabled } from '#features/notifications/model/isEnabled.ts'
import { alertText, notificationKinds, notificationTexts } from './notificationKinds.ts'
import { notificationPath } from '#features/notifications/model/notificationPath.ts'

// Ids come from servers; here they are made up.
const me = 'A1' as AccountId
const other = 'B1' as AccountId
const all = settingsTable.notificationVisibility.defaultValue
const types = Object.keys(notificationKinds) as NotificationType[] // the table's own

test.each([
  ['follows', 'follow'],
  ['mentions', 'mention'],
  ['likes', 'favourite'],
  ['repeats', 'reblog'],
  ['moves', 'move'],
  ['emojiReactions', 'reaction'],
  ['followRequest', 'follow_request'],
  ['polls', 'poll'],
] as const)('the switch "%s" is for notifications of the type %s alone', (setting, type) => {
  const without = { ...all, [setting]: false }
  expect(types.filter((other) => isEnabled(other, all) && !isEnabled(other, without))).toEqual([type])
})

test.each([
  ['mention', '/notice/n1'],
  ['reaction', '/notice/n1'],
  ['unknown', '/notice/n1'],
  ['follow', '/users/a2'],
  ['move', '/users/a2'],
  ['sign_up', '/users/a2'],
  ['severed_relationships', null],
] as const)('a notification of the type %s leads to %s', (type, path) => {
  expect(notificationPath(toNotificationRecord(exampleNotification<NotificationType>(1, { type })))).toBe(path)
})

test('a notification without its post leads to its account, and without both leads nowhere', () => {
  const mention = exampleNotification<'mention'>(1, { type: 'mention', account: exampleAccount('a5') })
  expect(notificationPath(toNotificationRecord({ ...mention, status: null }))).toBe('/users/a5')
  expect(notificationPath(toNotificationRecord({ ...mention, status: null, account: null }))).toBeNull()
})

test.each<[string, Parameters<typeof notificationTexts>, ReturnType<typeof notificationTexts>]>([
  [
    'one’s own poll',
    [{ type: 'poll', accountId: me }, me],
    { hasActor: false, text: 'notification.poll.own', aloneText: null, alert: 'notification.poll.own' },
  ],
  [
    'a poll of somebody else',
    [{ type: 'poll', accountId: other }, me],
    { hasActor: true, text: 'notification.poll', aloneText: null, alert: 'alert.poll' },
  ],
  [
    'a poll of nobody',
    [{ type: 'poll', accountId: null }, null],
    { hasActor: true, text: 'notification.poll', aloneText: null, alert: 'alert.poll' },
  ],
  [
    'one’s own edit',
    [{ type: 'update', accountId: me }, me],
    { hasActor: true, text: 'notification.update', aloneText: null, alert: 'alert.update' },
  ],
])('%s has its own texts, if any', (_, given, texts) => {
  expect(notificationTexts(...given)).toEqual(texts)
})

test('an alert never names an account, and a sentence does exactly for types with an actor', () => {
  const { t } = createInterfaceLanguage(null).current()
  const names = (id: MessageId) => t(id, { name: 'Wren' }).includes('Wren')
  expect(types.filter((type) => names(alertText(type)))).toEqual([])
  expect(types.filter((type) => names(notificationTexts({ type, accountId: other }, me).text))).toEqual(
    types.filter((type) => notificationKinds[type].hasActor),
  )
})
