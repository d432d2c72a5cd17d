import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NotificationId } from '@rookery/api/wire/model'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { unseenCount } from '#features/notifications/model/unseenCount.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { exampleNotification, notificationId } from '#test/examples.ts'
import { dismissalsOf } from '#features/notifications/model/dismissalsOf.ts'
import { isUpTo } from '#features/notifications/model/isUpTo.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { dismissAllNotifications, dismissNotifications } from '#features/notifications/model/dismissNotifications.ts'
import { markNotificationsRead } from '#features/notifications/model/markNotificationsRead.ts'

let world: TestSession
let ids: NotificationId[]

beforeEach(async () => {
  world = await openTestSession()
  const post = await postAs(world.server, 'bob', 'Mine')
  for (const name of ['ada', 'mona', 'dave'] as const) await callAs(world.server, name, 'POST', `/api/v1/statuses/${post}/favourite`)
  await feedsOf(world.session).loadNewer('notifications')
  ids = feedsOf(world.session)
    .at('notifications')
    .get()
    .rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))
})
afterEach(() => world.close())

const seen = () => ids.map((id) => world.session.entities.notifications.get(id)?.seen)

test('all up to one are read immediately and stay so', async () => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  expect([ids.length, unseenCount(world.session)]).toEqual([3, 3])
  const release = world.server.hold('POST /api/v1/pleroma/notifications/read')
  const done = markNotificationsRead(world.session, { upTo: newest })
  expect(seen()).toEqual([true, true, true])
  release()
  await done
  expect([seen(), unseenCount(world.session)]).toEqual([[true, true, true], 0])
  await feedsOf(world.session).reload('notifications')
  expect(seen()).toEqual([true, true, true])
})

test('up to one means by time, where ids are in no order', () => {
  const { session } = world
  const at = (id: string, createdAt: string) => exampleNotification(id, { createdAt })
  // As Hollo has them: the second is shorter, and newer.
  const [older, newer] = ['2026-08-01T10:00:00.000Z/emoji_reaction/0198', '2026-08-02T10:00:00.000Z/follow/0199'].map(notificationId)
  if (!older || !newer) throw new Error('There are two.')
  session.entities.receive({ notifications: [at(older, '2026-08-01T10:00:00.000Z'), at(newer, '2026-08-02T10:00:00.000Z')] })
  expect([isUpTo(session, older, newer), isUpTo(session, newer, older), isUpTo(session, newer, newer)]).toEqual([true, false, true])
  expect(isUpTo(session, notificationId(9), notificationId(10))).toBe(true)
  dismissalsOf(session).add({ upTo: older }, () => {})
  expect([dismissalsOf(session).has(older), dismissalsOf(session).has(newer)]).toEqual([true, false])
})

test('a rejection makes them unread again, with a notice', async () => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  world.server.fail('POST /api/v1/pleroma/notifications/read', 500)
  await markNotificationsRead(world.session, { upTo: newest })
  expect(seen()).toEqual([false, false, false])
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'notifications.readFailed' }])
})

test('one is read without the others', async () => {
  const [, middle] = ids
  if (!middle) throw new Error('There are no notifications.')
  await markNotificationsRead(world.session, { ids: [middle] })
  expect(seen()).toEqual([false, true, false])
})

test('many notifications read at once are marked on the server a few at a time', async () => {
  for (let n = 0; n < 7; n += 1) await postAs(world.server, 'ada', `@bob Word ${n}`)
  await feedsOf(world.session).loadNewer('notifications')
  const all = sortedNotificationsOf(world.session).get().shown
  const calls = () => world.asked.filter((call) => call === 'POST /api/v1/pleroma/notifications/read').length
  const release = world.server.hold('POST /api/v1/pleroma/notifications/read')
  const done = markNotificationsRead(world.session, { ids: all })
  expect([unseenCount(world.session), all.length, calls()]).toEqual([0, 10, 4])
  release()
  await done
  expect([unseenCount(world.session), calls()]).toEqual([0, 10])
  await feedsOf(world.session).reload('notifications')
  expect(unseenCount(world.session)).toBe(0)
})

test('many that the server rejects are unread again, with one notice', async () => {
  world.server.fail('POST /api/v1/pleroma/notifications/read', 500)
  for (let n = 0; n < 4; n += 1) await postAs(world.server, 'ada', `@bob Word ${n}`)
  await feedsOf(world.session).loadNewer('notifications')
  await markNotificationsRead(world.session, { ids: sortedNotificationsOf(world.session).get().shown })
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'notifications.readFailed' }])
  expect(unseenCount(world.session)).toBe(7)
  // The others were not tried any more.
  expect(world.asked.filter((call) => call === 'POST /api/v1/pleroma/notifications/read')).toHaveLength(4)
})

const shown = () => sortedNotificationsOf(world.session).get().shown.length
const undo = () => {
  const notice = world.session.notices.get().find(({ action }) => action !== null)
  world.session.notices.close(notice?.id ?? 0)
  notice?.action?.run()
}
const onServer = async () => Object.values(await callAs(world.server, 'bob', 'GET', '/api/v1/notifications'))

test('a dismissed one disappears immediately, Undo restores it, and the server is notified once that is over', async () => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  dismissNotifications(world.session, [newest])
  expect([shown(), unseenCount(world.session), (await onServer()).length]).toEqual([2, 2, 3])
  undo()
  await settle()
  expect([shown(), (await onServer()).length]).toEqual([3, 3])
  dismissNotifications(world.session, [newest])
  world.server.clock.advance(8000)
  await settle()
  expect([shown(), (await onServer()).length]).toEqual([2, 2])
})

test.each([403, 500])('one that the server does not dismiss (%i) is in the list again, with a notice', async (status) => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  world.server.fail('POST /api/v1/notifications/:id/dismiss', status)
  dismissNotifications(world.session, [newest])
  world.server.clock.advance(8000)
  await settle()
  expect(shown()).toBe(3)
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'notificationList.dismissFailed' }])
})

/** As on servers of Mastodon's kind. */
function withoutOneCallForSeveral() {
  const { server } = world.session
  const known = server.get()
  world.session.setServer({ ...known, capabilities: { ...known.capabilities, dismissSeveralNotifications: false } })
}

test('a group is dismissed by one call if the server supports it, otherwise by one call each', async () => {
  const several = 'DELETE /api/v1/notifications/destroy_multiple'
  const dismissals = () => world.asked.filter((call) => call === several || call.endsWith('/dismiss'))
  dismissNotifications(world.session, ids.slice(0, 2))
  world.server.clock.advance(8000)
  await vi.waitFor(async () => expect((await onServer()).length).toBe(1))
  expect(dismissals()).toEqual([several])
  expect(shown()).toBe(1)
  withoutOneCallForSeveral()
  await postAs(world.server, 'ada', 'Hello @bob')
  await feedsOf(world.session).loadNewer('notifications')
  const left = sortedNotificationsOf(world.session).get().shown
  dismissNotifications(world.session, left)
  world.server.clock.advance(8000)
  await vi.waitFor(async () => expect(await onServer()).toEqual([]))
  expect(dismissals().slice(1)).toHaveLength(left.length)
})

test.each([
  ['by one call', 'DELETE /api/v1/notifications/destroy_multiple', () => {}],
  ['one by one', 'POST /api/v1/notifications/:id/dismiss', withoutOneCallForSeveral],
])('many that the server does not dismiss %s are in the list again, with one notice', async (_, call, prepare) => {
  prepare()
  world.server.fail(call, 500)
  dismissNotifications(world.session, ids)
  expect(shown()).toBe(0)
  world.server.clock.advance(8000)
  await settle()
  expect(shown()).toBe(3)
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'notificationList.dismissFailed' }])
})

test('all notifications are dismissed, but not newer ones that arrive before the request', async () => {
  dismissAllNotifications(world.session)
  expect(shown()).toBe(0)
  undo()
  await settle()
  expect(shown()).toBe(3)
  dismissAllNotifications(world.session)
  await postAs(world.server, 'ada', 'Hello @bob')
  await feedsOf(world.session).loadNewer('notifications')
  expect(shown()).toBe(1)
  world.server.clock.advance(8000)
  await vi.waitFor(async () => expect(await onServer()).toMatchObject([{ type: 'mention' }]))
  expect(shown()).toBe(1)
})

test('all are dismissed by one call if none arrived since', async () => {
  dismissAllNotifications(world.session)
  world.server.clock.advance(8000)
  await vi.waitFor(async () => expect(await onServer()).toEqual([]))
})

test('a malformed notification is left out and logged without its content', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { session, server } = world
  const response = await server.fetch('/api/v1/notifications', { headers: { authorization: `Bearer ${session.token?.accessToken}` } })
  const good = (await response.json()) as unknown[] // a list, by the instance's own word
  server.fail('GET /api/v1/notifications', Response.json([{ type: 'mention', secret: 'psst' }, ...good, null, 'text']))
  await feedsOf(session).reload('notifications')
  expect(
    feedsOf(session)
      .at('notifications')
      .get()
      .rows.map((row) => row.id),
  ).toEqual(ids)
  expect(warned).toHaveBeenCalledTimes(3)
  expect(warned.mock.calls.flat().join()).not.toContain('psst')
  warned.mockRestore()
})

test('unwanted types are not counted', async () => {
  settingsOf(world.session).set('notificationVisibility', { ...settingsOf(world.session).get('notificationVisibility'), likes: false })
  expect(unseenCount(world.session)).toBe(0)
})
