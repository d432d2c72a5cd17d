import { createECDH, createPublicKey, verify } from 'node:crypto'
import webPush from 'web-push'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestInstance, type TestClient, type TestInstance } from '../../testing.ts'
import { createPushKeys } from '../../testing/createPushKeys.ts'
import { loadVapid } from '../vapid.ts'
import { isOuterAddress, postToPushService, type PushRequest } from './postToPushService.ts'

let world: TestInstance
let bob: TestClient
let ada: TestClient
let posted: PushRequest[]
let status: number

beforeEach(async () => {
  ;[posted, status] = [[], 201]
  world = await startTestInstance({
    postPush: (push) => {
      posted.push(push)
      return status === 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(status)
    },
  })
  ;[bob, ada] = await Promise.all([world.as('bob'), world.as('ada')])
})
afterEach(() => world.close())

const endpoint = 'https://push.example/bob'

async function subscribe(alerts: Record<string, boolean>, keys = createPushKeys().keys) {
  expect((await bob.post('/api/v1/push/subscription', { subscription: { endpoint, keys }, data: { alerts } })).status).toBe(200)
}

async function like(text = 'Herons'): Promise<void> {
  const { body } = await bob.post<{ id: string }>('/api/v1/statuses', { status: text })
  await ada.post(`/api/v1/statuses/${body.id}/favourite`)
  await world.instance.settled()
}

test('a favourite is pushed as the RFCs demand: encrypted for the browser, signed by the instance', async () => {
  const { keys, read } = createPushKeys()
  await subscribe({ favourite: true }, keys)
  await like()
  const [push] = posted
  expect(push).toMatchObject({ endpoint, headers: { TTL: '172800', 'Content-Encoding': 'aes128gcm' } })
  expect(read(push?.body ?? new Uint8Array())).toMatchObject({
    notification_type: 'favourite',
    title: 'New Favorite',
    body: '@ada has favorited your post',
    notification_id: expect.any(Number),
  })
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(push?.headers['Authorization'] ?? '') ?? []
  expect(key).toBe(world.instance.context.vapid.publicKey)
  const [header, claims, signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') }
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ aud: 'https://push.example' })
})

test('a private key that was stored without its leading zero still signs', async () => {
  const pair = createECDH('prime256v1')
  // The first of its 32 bytes is zero, and Node leaves it out.
  pair.setPrivateKey(Buffer.alloc(31, 7))
  const vapid = { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.alloc(31, 7).toString('base64url') }
  const { db } = world.instance.context
  await db
    .updateTable('settings')
    .set({ value_json: JSON.stringify(vapid) })
    .where('name', '=', 'vapid')
    .execute()
  const loaded = await loadVapid(db)
  expect(loaded.publicKey).toBe(vapid.publicKey)
  expect(Buffer.from(loaded.privateKey, 'base64url')).toEqual(Buffer.concat([Buffer.alloc(1), Buffer.alloc(31, 7)]))
  expect(() =>
    webPush.getVapidHeaders('https://push.example', 'mailto:keeper@localhost', loaded.publicKey, loaded.privateKey, 'aes128gcm'),
  ).not.toThrow()
})

test('a mention contains its text without markup, unless contents are hidden', async () => {
  const { keys, read } = createPushKeys()
  await subscribe({ mention: true }, keys)
  await ada.post('/api/v1/statuses', { status: '@bob **A & B** <3', content_type: 'text/markdown' })
  await world.instance.settled()
  expect(read(posted[0]?.body ?? new Uint8Array())).toMatchObject({ title: 'New Mention', body: '@ada: @bob A & B <3' })
  await bob.put('/api/pleroma/notification_settings?hide_notification_contents=true')
  await ada.post('/api/v1/statuses', { status: '@bob again' })
  await world.instance.settled()
  const hidden = read(posted[1]?.body ?? new Uint8Array())
  expect(hidden).toMatchObject({ body: 'New Mention' })
  expect(hidden).not.toHaveProperty('title')
})

test.each([
  ['a type without a subscription', { follow: true }, []],
  ['a type that is switched off', { favourite: false }, []],
])('%s is not pushed', async (_, alerts, notified) => {
  await subscribe(alerts)
  await like()
  expect(posted).toEqual(notified)
})

describe('a push service', () => {
  const left = () => world.instance.context.db.selectFrom('push_subscriptions').select('id').execute()

  test.each([
    ['that has forgotten the browser ends the subscription', 410, 0],
    ['that refuses ends it', 403, 0],
    ['that is busy does not', 429, 1],
    ['that has a fault does not', 500, 1],
    ['that does not answer does not, and nothing fails', 0, 1],
  ])('%s', async (_, responded, expected) => {
    status = responded
    await subscribe({ favourite: true })
    await like()
    expect(posted).toHaveLength(1)
    expect(await left()).toHaveLength(expected)
  })

  test('a subscription with invalid keys gets no push', async () => {
    await subscribe({ favourite: true }, { p256dh: 'x', auth: 'y' })
    await like()
    expect([posted, await left()]).toEqual([[], []])
  })
})

test('a signed-out account gets no push message', async () => {
  await subscribe({ favourite: true })
  await world.instance.context.db.updateTable('oauth_tokens').set({ expires_at: 1 }).execute()
  ada = await world.as('ada')
  const { body } = await (await world.as('bob')).post<{ id: string }>('/api/v1/statuses', { status: 'x' })
  await ada.post(`/api/v1/statuses/${body.id}/favourite`)
  await world.instance.settled()
  expect(posted).toEqual([])
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['nonsense', false],
])('%s is a public address: %s', (address, isOut) => {
  expect(isOuterAddress(address)).toBe(isOut)
})

test.each(['http://push.example/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x', 'https://2130706433/x', 'nonsense'])(
  'nothing is sent to %s',
  async (address) => {
    await expect(postToPushService({ endpoint: address, headers: {}, body: new Uint8Array() })).rejects.toThrow(
      /Nothing is sent|out in the world|Invalid URL|ENOTFOUND/,
    )
  },
)
