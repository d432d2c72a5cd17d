import { expect, test } from 'vitest'
import { startTestInstance } from '../testing.ts'

interface Request {
  id: string
  notifications_count: string
  account: { acct: string }
  last_status: { content: string } | null
}

async function pond() {
  const world = await startTestInstance()
  world.instance.context.config.notificationRequests = true
  const [ada, bob] = [await world.as('ada'), await world.as('bob')]
  const notified = async () => (await ada.get<{ id: string }[]>('/api/v1/notifications')).body
  const requests = async () => (await ada.get<Request[]>('/api/v1/notifications/requests')).body
  const mention = async (text: string, more: object = {}) =>
    (await bob.post<{ id: string }>('/api/v1/statuses', { status: `@ada ${text}`, ...more })).body
  return { world, ada, bob, told: notified, requests, mention }
}

test('notifications of accounts that are not followed are filtered until they are accepted', async () => {
  const { world, ada, told: notified, requests, mention } = await pond()
  expect((await ada.patch('/api/v2/notifications/policy', { for_not_following: 'filter' })).body).toMatchObject({
    for_not_following: 'filter',
    for_new_accounts: 'accept',
    summary: { pending_requests_count: 0 },
  })
  await mention('one')
  await mention('two')
  expect(await notified()).toEqual([])
  expect((await ada.get('/api/v2/notifications/policy')).body).toMatchObject({
    summary: { pending_requests_count: 1, pending_notifications_count: 2 },
  })
  const [request] = await requests()
  expect(request).toMatchObject({
    notifications_count: '2',
    account: { acct: 'bob' },
    last_status: { content: expect.stringContaining('two') },
  })
  await ada.post(`/api/v1/notifications/requests/${request?.id}/accept`)
  expect(await requests()).toEqual([])
  expect(await notified()).toHaveLength(2)
  await mention('three')
  expect(await notified()).toHaveLength(3)
  await world.close()
})

test('dismissed ones are deleted, dropped ones never arrive, and direct messages can be filtered separately', async () => {
  const { world, ada, told: notified, requests, mention } = await pond()
  await ada.patch('/api/v2/notifications/policy', { for_private_mentions: 'filter' })
  await mention('in public')
  await mention('in private', { visibility: 'direct' })
  expect(await notified()).toHaveLength(1)
  const [request] = await requests()
  await ada.post(`/api/v1/notifications/requests/${request?.id}/dismiss`)
  expect(await requests()).toEqual([])
  expect((await ada.post(`/api/v1/notifications/requests/${request?.id}/accept`)).status).toBe(404)
  await ada.patch('/api/v2/notifications/policy', { for_not_followers: 'drop' })
  await mention('never')
  expect([await notified(), await requests()].map((list) => list.length)).toEqual([1, 0])
  await world.close()
})

test('an Akkoma has no such route', async () => {
  const { world, ada } = await pond()
  world.instance.context.config.notificationRequests = false
  expect((await ada.get('/api/v2/notifications/policy')).status).toBe(404)
  await world.close()
})
