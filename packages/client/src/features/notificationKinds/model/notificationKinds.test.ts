import type { AccountId } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import { expect, test } from 'vitest'
import { toNotificationRecord } from '#features/entities/model/records.ts'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { exampleAccount, exampleNotification } from '#test/examples.ts'
import { isEnabled } from '#features/notifications/model/isEnabled.ts'
import { notificationKinds, alertTextOf } from './notificationKinds.ts'
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

test('where the post is gone it leads to who did it, and nowhere where that is gone, too', () => {
  const mention = exampleNotification<'mention'>(1, { type: 'mention', account: exampleAccount('a5') })
  expect(notificationPath(toNotificationRecord({ ...mention, status: null }))).toBe('/users/a5')
  expect(notificationPath(toNotificationRecord({ ...mention, status: null, account: null }))).toBeNull()
})

test.each<[string, Parameters<typeof alertTextOf>, ReturnType<typeof alertTextOf>]>([
  ['one’s own poll', [{ type: 'poll', accountId: me }, me], { hasActor: false, text: 'notification.poll.own', aloneText: null }],
  ['a poll of somebody else', [{ type: 'poll', accountId: other }, me], { hasActor: true, text: 'notification.poll', aloneText: null }],
  ['a poll of nobody', [{ type: 'poll', accountId: null }, null], { hasActor: true, text: 'notification.poll', aloneText: null }],
  ['one’s own edit', [{ type: 'update', accountId: me }, me], { hasActor: true, text: 'notification.update', aloneText: null }],
])('%s is told in words of its own where it has some', (_, given, alertText) => {
  expect(alertTextOf(...given)).toEqual(alertText)
})
