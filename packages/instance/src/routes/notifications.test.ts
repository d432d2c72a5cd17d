import { expect, test } from 'vitest'
import { startTestInstance, type TestClient } from '../testing.ts'

interface Notification {
  id: string
  type: string
  [key: string]: unknown
}

async function pond() {
  const world = await startTestInstance()
  const people = { ada: await world.as('ada'), bob: await world.as('bob'), dave: await world.as('dave') }
  const post = async (who: TestClient, status: string, more: object = {}) =>
    (await who.post<{ id: string }>('/api/v1/statuses', { status, ...more })).body
  const notified = async (who: TestClient, query = '') => (await who.get<Notification[]>(`/api/v1/notifications?${query}`)).body
  const relate = async (from: string, to: string, kind: 'block' | 'mute' | 'notification_mute' | 'subscription') => {
    const row = { account_id: (await world.account(from)).id, target_id: (await world.account(to)).id, kind, created_at: 0 }
    await world.instance.context.db.insertInto('account_relations').values(row).execute()
  }
  return { ...people, world, post, told: notified, relate }
}

test('accounts are notified of actions on them and their posts, and not of their own actions', async () => {
  const { ada, bob, post, told: notified, world } = await pond()
  const { id } = await post(bob, '@ada @bob hello')
  await ada.post(`/api/v1/statuses/${id}/favourite`)
  await ada.post(`/api/v1/statuses/${id}/reblog`)
  await ada.put(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🐦')}`)
  await ada.put(`/api/v1/pleroma/statuses/${id}/reactions/:blobcat:`)
  await bob.post(`/api/v1/statuses/${id}/favourite`)
  await bob.put(`/api/v1/statuses/${id}`, { status: '@ada @dave hello again' })
  expect(await notified(bob)).toMatchObject([
    { type: 'pleroma:emoji_reaction', emoji: ':blobcat:', emoji_url: 'http://pond.example/emoji/pond/blobcat.png' },
    { type: 'pleroma:emoji_reaction', emoji: '🐦', emoji_url: null },
    { type: 'reblog', status: { id, reblog: null } },
    { type: 'favourite', account: { acct: 'ada' }, status: { id }, pleroma: { is_seen: false, is_muted: false } },
  ])
  expect(await notified(ada)).toMatchObject([
    { type: 'update', status: { id } },
    { type: 'mention', status: { id } },
  ])
  expect(await notified(await world.as('dave'))).toMatchObject([{ type: 'mention' }])
  await world.close()
})

test('undoing an action removes its notification', async () => {
  const { ada, bob, post, told: notified, world } = await pond()
  const { id } = await post(bob, 'hello')
  for (const [path, undo] of [
    ['favourite', 'unfavourite'],
    ['reblog', 'unreblog'],
  ]) {
    await ada.post(`/api/v1/statuses/${id}/${path}`)
    await ada.post(`/api/v1/statuses/${id}/${undo}`)
  }
  await ada.put(`/api/v1/pleroma/statuses/${id}/reactions/blobcat`)
  await ada.delete(`/api/v1/pleroma/statuses/${id}/reactions/blobcat`)
  expect(await notified(bob)).toEqual([])
  await world.close()
})

test('an account is not notified of people it blocks; of muted people and threads only on request, and as already seen', async () => {
  const { ada, bob, dave, post, relate, told: notified, world } = await pond()
  const { id } = await post(ada, 'root')
  await relate('ada', 'bob', 'block')
  await relate('ada', 'dave', 'mute')
  await relate('ada', 'dave', 'notification_mute')
  await post(bob, '@ada blocked')
  await post(dave, '@ada muted')
  expect(await notified(ada)).toEqual([])
  expect(await notified(ada, 'with_muted=true')).toMatchObject([{ account: { acct: 'dave' }, pleroma: { is_seen: true, is_muted: true } }])
  await ada.post(`/api/v1/statuses/${id}/mute`)
  await (await world.as('mona')).post('/api/v1/statuses', { status: '@ada in a muted thread', in_reply_to_id: id })
  expect(await notified(ada)).toEqual([])
  await world.close()
})

test('an account that blocks strangers is notified only by followed accounts', async () => {
  const { ada, bob, post, told: notified, world } = await pond()
  const { db } = world.instance.context
  await db.updateTable('users').set({ block_from_strangers: 1 }).execute()
  await post(bob, '@ada hello')
  expect(await notified(ada)).toEqual([])
  await db
    .insertInto('follows')
    .values({ account_id: (await world.account('ada')).id, target_id: (await world.account('bob')).id, state: 'accepted', created_at: 0 })
    .execute()
  await post(bob, '@ada hello again')
  expect(await notified(ada)).toMatchObject([{ type: 'mention' }])
  await world.close()
})

test('a subscriber is notified of every new post, but not of replies and direct posts', async () => {
  const { ada, bob, post, relate, told: notified, world } = await pond()
  await relate('ada', 'bob', 'subscription')
  const { id } = await post(bob, 'news')
  await post(bob, 'an answer', { in_reply_to_id: id })
  await post(bob, 'to nobody', { visibility: 'direct' })
  expect(await notified(ada)).toMatchObject([{ type: 'mention', status: { id } }])
  await world.close()
})

test('types are included and excluded; unknown ones are dropped, and reports are returned only on request', async () => {
  const { ada, bob, post, told: notified, world } = await pond()
  const { id } = await post(ada, 'hello')
  await bob.post(`/api/v1/statuses/${id}/favourite`)
  await post(bob, '@ada hi')
  await bob.post('/api/v1/reports', { account_id: (await world.account('dave')).id, comment: 'spam <b>' })
  const types = async (query: string) => (await notified(ada, query)).map(({ type }) => type)
  expect(await types('')).toEqual(['mention', 'favourite'])
  expect(await types('include_types[]=favourite')).toEqual(['favourite'])
  expect(await types('exclude_types[]=favourite')).toEqual(['mention'])
  expect(await types('include_types[]=bogus')).toEqual(['mention', 'favourite'])
  expect(await notified(ada, 'include_types[]=pleroma:report')).toMatchObject([
    { report: { content: 'spam &lt;b&gt;', actor: { acct: 'bob' }, account: { nickname: 'dave' } } },
  ])
  expect(await ada.get('/api/v1/notifications?account_id=9ynynynynynynynyny')).toMatchObject({
    status: 404,
    body: { error: 'Account is not found' },
  })
  await world.close()
})

test('reading one or all up to one marks them, returns them and moves the marker', async () => {
  const { ada, bob, post, told: notified, world } = await pond()
  for (const text of ['one', 'two', 'three']) await post(bob, `@ada ${text}`)
  const [third, second, first] = await notified(ada)
  expect((await ada.post('/api/v1/pleroma/notifications/read', { id: Number(third?.id) })).body).toMatchObject({
    id: third?.id,
    pleroma: { is_seen: true },
  })
  expect((await ada.post('/api/v1/pleroma/notifications/read', { max_id: second?.id })).body).toMatchObject([
    { id: first?.id },
    { id: second?.id },
  ])
  expect((await ada.get('/api/v1/markers?timeline[]=notifications')).body).toMatchObject({
    notifications: { last_read_id: second?.id, pleroma: { unread_count: 0 } },
  })
  expect((await ada.post('/api/v1/pleroma/notifications/read', { id: 999 })).body).toEqual({ error: 'Cannot get notification' })
  expect((await bob.post(`/api/v1/notifications/${third?.id}/dismiss`)).body).toEqual({ error: 'Cannot dismiss notification' })
  expect((await ada.post(`/api/v1/notifications/${third?.id}/dismiss`)).body).toEqual({})
  await ada.post('/api/v1/notifications/clear')
  expect(await notified(ada)).toEqual([])
  await world.close()
})
