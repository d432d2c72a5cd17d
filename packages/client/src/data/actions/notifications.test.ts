import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NotificationId } from '@rookery/api/wire/model'
import { unseenCount } from '#data/notifications/unseenCount.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs } from '#test/postAs.ts'
import { dismissNotification } from './dismissNotification.ts'
import { markNotificationsRead } from './markNotificationsRead.ts'

let world: TestSession
let ids: NotificationId[]

beforeEach(async () => {
  world = await openTestSession()
  const post = await postAs(world.server, 'bob', 'Mine')
  for (const name of ['ada', 'mona', 'dave'] as const) await callAs(world.server, name, 'POST', `/api/v1/statuses/${post}/favourite`)
  await world.session.feeds.loadNewer('notifications')
  ids = world.session.feeds
    .at('notifications')
    .get()
    .rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))
})
afterEach(() => world.close())

const seen = () => ids.map((id) => world.session.entities.notifications.get(id)?.seen)

test('all up to one are read at once and stay so', async () => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  expect([ids.length, unseenCount(world.session)]).toEqual([3, 3])
  const release = world.server.hold('POST /api/v1/pleroma/notifications/read')
  const done = markNotificationsRead(world.session, { upTo: newest })
  expect(seen()).toEqual([true, true, true])
  release()
  await done
  expect([seen(), unseenCount(world.session)]).toEqual([[true, true, true], 0])
  await world.session.feeds.reload('notifications')
  expect(seen()).toEqual([true, true, true])
})

test('a refusal makes them unread again and says so', async () => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  world.server.fail('POST /api/v1/pleroma/notifications/read', 500)
  await markNotificationsRead(world.session, { upTo: newest })
  expect(seen()).toEqual([false, false, false])
  expect(world.session.notices.get()).toMatchObject([{ messageKey: 'notifications.readFailed' }])
})

test('one is read alone', async () => {
  const [, middle] = ids
  if (!middle) throw new Error('There are no notifications.')
  await markNotificationsRead(world.session, { id: middle })
  expect(seen()).toEqual([false, true, false])
})

test('a dismissed one leaves the list once the server took it', async () => {
  const [newest] = ids
  if (!newest) throw new Error('There are no notifications.')
  const undo = world.server.fail('POST /api/v1/notifications/:id/dismiss', 500)
  await dismissNotification(world.session, newest)
  expect(world.session.feeds.at('notifications').get().rows).toHaveLength(3)
  undo()
  await dismissNotification(world.session, newest)
  expect(world.session.feeds.at('notifications').get().rows).toHaveLength(2)
})

test('types that the person does not want are not counted', async () => {
  world.session.settings.set('notificationVisibility', { ...world.session.settings.get('notificationVisibility'), likes: false })
  expect(unseenCount(world.session)).toBe(0)
})
