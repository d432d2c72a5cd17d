import { expect, test } from 'vitest'

import * as notifications from './notifications.ts'
import * as notificationMarks from './notificationMarks.ts'
import { decodeNotification } from '../wire/notification.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import type { NotificationId } from '../wire/model.ts'

// Ids come from servers; here they are made up.
const id = '17' as NotificationId

test('types are requested under both names, and filtered here if the server knows neither', async () => {
  const response = [
    { id: '1', type: 'pleroma:emoji_reaction' },
    { id: '2', type: 'follow' },
  ]
  const { asked, client } = fakeServer(json(response))
  const page = await notifications.fetch(client(), { types: ['reaction', 'mention'] })
  expect(asked[0]?.url.searchParams.getAll('include_types[]')).toEqual(['pleroma:emoji_reaction', 'mention'])
  expect(asked[0]?.url.searchParams.getAll('types[]')).toEqual(['pleroma:emoji_reaction', 'mention'])
  expect(page.items.map(({ type }) => type)).toEqual(['reaction'])
})

test('supported types are sent only to a server with fallbacks for unknown types', async () => {
  const { asked, client } = fakeServer(() => json([]))
  await notifications.fetch(client(), { withFallbacks: true })
  await notifications.fetch(client())
  const [first = [], second] = asked.map(({ url }) => url.searchParams.getAll('supported_types[]'))
  expect(first).toContain('severed_relationships')
  expect(second).toEqual([])
  // The server sends no fallback with these types, so the client must know each of them.
  expect(first.map((type) => decodeNotification({ id, type }).type)).not.toContain('unknown')
})

test.each([
  [{ id }, 'id=17'],
  [{ maxId: id }, 'max_id=17'],
])('%j is marked as read', async (upTo, body) => {
  const { asked, client } = fakeServer(json([]))
  await notificationMarks.markRead(client(), upTo)
  expect(asked.map((request) => [request.url.pathname, request.body])).toEqual([['/api/v1/pleroma/notifications/read', body]])
})

test('a server without calls for marking gets the reading position, except for a notification in the middle', async () => {
  const { asked, client } = fakeServer(json({ error: 'Not Found' }, 404), json({}))
  await notificationMarks.markRead(client(), { maxId: id })
  expect(asked.map((request) => [request.url.pathname, decodeURIComponent(request.body)])).toEqual([
    ['/api/v1/pleroma/notifications/read', 'max_id=17'],
    ['/api/v1/markers', '{"notifications":{"last_read_id":"17"}}'],
  ])

  const alone = fakeServer(json({ error: 'Not Found' }, 404))
  await notificationMarks.markRead(alone.client(), { id })
  expect(alone.asked).toHaveLength(1)
})

test('another error is not mistaken for a missing call', async () => {
  const { client } = fakeServer(json({ error: 'Cannot get notification' }, 400))
  await expect(notificationMarks.markRead(client(), { id })).rejects.toMatchObject({ status: 400 })
})
