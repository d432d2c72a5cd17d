import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestClient, type TestInstance } from '../testing.ts'

const path = '/api/v1/push/subscription'
const subscription = { endpoint: 'https://push.example/sub/1', keys: { p256dh: 'key', auth: 'secret' } }

let world: TestInstance
let bob: TestClient

beforeEach(async () => {
  world = await startTestInstance()
  bob = await world.as('bob')
})
afterEach(() => world.close())

test('a push subscription is created, its alerts are changed, and it is deleted', async () => {
  const server_key = world.instance.context.vapid.publicKey
  expect(await bob.get(path)).toMatchObject({ status: 404, body: { error: 'Record not found' } })
  const first = await bob.post<{ id: string }>(path, { subscription, data: { alerts: { mention: true, nonsense: true, poll: false } } })
  expect(first.body).toEqual({
    id: expect.any(String),
    endpoint: subscription.endpoint,
    alerts: { mention: true, poll: false },
    server_key,
  })
  expect((await bob.get(path)).body).toEqual(first.body)
  expect((await bob.put(path, { data: { alerts: { favourite: true } } })).body).toEqual({ ...first.body, alerts: { favourite: true } })
  expect((await bob.delete(path)).body).toEqual({})
  expect((await bob.delete(path)).status).toBe(404)
  expect((await bob.put(path, {})).status).toBe(404)
})

test('a token has one subscription, and each token its own', async () => {
  const other = await world.as('bob')
  await bob.post(path, { subscription })
  await other.post(path, { subscription: { ...subscription, endpoint: 'https://push.example/other' } })
  expect((await bob.post(`${path}/`, { subscription: { ...subscription, endpoint: 'https://push.example/sub/2' } })).status).toBe(200)
  expect((await bob.get(path)).body).toMatchObject({ endpoint: 'https://push.example/sub/2', alerts: {} })
  expect((await other.get(path)).body).toMatchObject({ endpoint: 'https://push.example/other' })
  expect(await world.instance.context.db.selectFrom('push_subscriptions').select('id').execute()).toHaveLength(2)
})

test('while a token subscribes again its earlier subscription stays', async () => {
  await bob.post(path, { subscription })
  const again = bob.post(path, { subscription: { ...subscription, endpoint: 'https://push.example/sub/2' } })
  let isOver = false
  void again.then(() => (isOver = true))
  const seen: number[] = []
  while (!isOver) seen.push((await world.instance.context.db.selectFrom('push_subscriptions').select('id').execute()).length)
  expect(seen).not.toContain(0)
  expect((await again).status).toBe(200)
})

test.each([
  ['keys', { subscription: { endpoint: 'x' } }, '/subscription/keys'],
  ['p256dh', { subscription: { endpoint: 'x', keys: { auth: 'x' } } }, '/subscription/keys/p256dh'],
  ['subscription', {}, '/subscription'],
])('without %s nothing is stored', async (field, sent, pointer) => {
  expect(await bob.post(path, sent)).toMatchObject({
    status: 400,
    body: { error: `Missing field: ${field}.`, errors: [{ source: { pointer } }] },
  })
})
