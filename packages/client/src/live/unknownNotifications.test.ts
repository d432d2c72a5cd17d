import { expect, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { startUnknownNotifications } from './unknownNotifications.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

test('an unknown type is reported once, and its notifications are still in the list', async () => {
  const { session, server, close } = await openTestSession({ as: 'bob' })
  const notified: string[] = []
  const stop = startUnknownNotifications(session, (text) => notified.push(text))
  const one = (id: string, type: string) => ({ id, type, created_at: '2026-03-02T12:00:00.000Z', account: { id: 'a1', username: 'ada' } })
  server.fail('GET /api/v1/notifications', Response.json([one('3', 'howl'), one('2', 'howl'), one('1', 'follow')]))
  await feedsOf(session).loadNewer('notifications')
  expect(notified).toEqual([expect.stringContaining('"howl"')])
  expect(feedsOf(session).at('notifications').get().rows).toHaveLength(3)
  stop()
  await close()
})
