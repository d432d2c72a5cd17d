import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { sortedNotificationsOf } from './sortedNotifications.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
  const post = await postAs(world.server, 'bob', 'Mine')
  for (const name of ['ada', 'mona', 'dave'] as const) await callAs(world.server, name, 'POST', `/api/v1/statuses/${post}/favourite`)
  await postAs(world.server, 'ada', 'Hello @bob, a goose')
  await feedsOf(world.session).loadNewer('notifications')
})
afterEach(() => world.close())

const counts = () => {
  const { shown, filtered, unseen } = sortedNotificationsOf(world.session).get()
  return { shown: shown.length, filtered: filtered.length, unseen }
}

test('all are shown until the reader chooses', () => expect(counts()).toEqual({ shown: 4, filtered: 0, unseen: 4 }))

test('notifications of accounts that are not followed are filtered once the relationship is loaded', async () => {
  const { id } = await world.server.account('ada')
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${id}/follow`)
  settingsOf(world.session).set('notificationsFrom', 'following')
  expect(counts()).toEqual({ shown: 0, filtered: 0, unseen: 0 })
  await settle()
  expect(counts()).toEqual({ shown: 2, filtered: 2, unseen: 2 })
  settingsOf(world.session).set('notificationsFrom', 'everybody')
  expect(counts()).toEqual({ shown: 4, filtered: 0, unseen: 4 })
})

test('all notifications are shown if the relationships cannot be fetched', async () => {
  world.server.fail('GET /api/v1/accounts/relationships', 500)
  settingsOf(world.session).set('notificationsFrom', 'following')
  counts()
  await settle()
  expect(counts()).toEqual({ shown: 4, filtered: 0, unseen: 4 })
})

test('notifications with a muted word are filtered, those of muted authors are not', async () => {
  settingsOf(world.session).set('muteWords', ['goose'])
  settingsOf(world.session).set('hideWordFilteredPosts', true)
  world.server.clock.advance(1000)
  await vi.waitFor(() => expect(counts()).toEqual({ shown: 3, filtered: 1, unseen: 3 }))
})

test('a type that is switched off is neither shown nor counted nor requested', async () => {
  settingsOf(world.session).set('notificationVisibility', { ...settingsOf(world.session).get('notificationVisibility'), likes: false })
  expect(counts()).toEqual({ shown: 1, filtered: 0, unseen: 1 })
  await feedsOf(world.session).reload('notifications')
  expect(feedsOf(world.session).at('notifications').get().rows).toHaveLength(1)
})

test('a type that is switched on again is requested immediately', async () => {
  const all = settingsOf(world.session).get('notificationVisibility')
  settingsOf(world.session).set('notificationVisibility', { ...all, likes: false })
  await feedsOf(world.session).reload('notifications')
  expect(counts()).toEqual({ shown: 1, filtered: 0, unseen: 1 })
  settingsOf(world.session).set('notificationVisibility', all)
  await vi.waitFor(() => expect(counts()).toEqual({ shown: 4, filtered: 0, unseen: 4 }))
})
