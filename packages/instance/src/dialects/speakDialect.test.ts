import { expect, test } from 'vitest'

import { startTestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'
import { seededRandom } from '../seed/seededRandom.ts'
import { createIdSource } from '../domain/ids.ts'
import { createIdBook } from './createIdBook.ts'
import { dialectNamed } from './dialects.ts'

const started = (name: string) => startTestInstance({ dialect: dialectNamed(name) })

test('ids of each form can be converted back, and stay in order', () => {
  let now = 1_700_000_000_000
  const source = createIdSource(() => now, seededRandom(1))
  const ids = Array.from({ length: 40 }, (_, index) => {
    now += index % 3
    return source.next()
  })
  const forms = {
    snowflake: /^\d{17,19}$/,
    ulid: /^[0-9A-HJKMNP-TV-Z]{26}$/,
    uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    base36: /^[\da-z]{13}$/,
  }
  for (const [form, pattern] of Object.entries(forms)) {
    const book = createIdBook(form as keyof typeof forms)
    const outside = ids.map((id) => book.outside(id))
    expect
      .soft(
        outside.every((id) => pattern.test(id)),
        form,
      )
      .toBe(true)
    expect.soft(outside.toSorted(), form).toEqual(outside)
    expect
      .soft(
        outside.map((id) => book.inside(id)),
        form,
      )
      .toEqual(ids)
  }
  expect(createIdBook('ulid').outside('12')).toBe('12')
  expect(createIdBook('ulid').inside('no id')).toBe('no id')
})

test('Mastodon rejects an unknown scope, a password and an unknown token, with its own texts', async () => {
  const server = await started('mastodon-4.2')
  const register = (scopes: string) =>
    ask(server, 'POST /api/v1/apps', { json: { client_name: 'x', redirect_uris: 'https://a.example/', scopes } })
  expect.soft((await register('read write admin')).status).toBe(422)
  const app = await register('read write:statuses')
  expect.soft(app.body).toMatchObject({ scopes: ['read', 'write:statuses'] })
  const password = await ask(server, 'POST /oauth/token', { form: { grant_type: 'password', username: 'ada', password: 'x' } })
  expect.soft([password.status, textField(password, 'error')]).toEqual([400, 'unsupported_grant_type'])
  const unknown = await ask(server, 'GET /api/v1/timelines/home', { token: 'none' })
  expect.soft([unknown.status, unknown.body]).toEqual([401, { error: 'The access token is invalid' }])
  const revoked = await ask(server, 'POST /oauth/revoke', { form: { token: 'x' } })
  expect.soft(revoked.headers.get('access-control-allow-origin')).toBeNull()
  expect.soft((await ask(server, 'GET /api/v1/instance')).headers.get('access-control-allow-origin')).toBe('*')
  await server.close()
})

test('a dialect translates the fields and ids of posts, Link headers and requests', async () => {
  const server = await started('mastodon-4.5')
  const post = await ask(server, 'POST /api/v1/statuses', { as: 'ada', json: { status: 'one', scheduled_at: null } })
  const id = textField(post, 'id')
  expect.soft(id).toMatch(/^\d{17,19}$/)
  expect.soft(post.body).not.toHaveProperty('pleroma')
  expect.soft(post.body).toMatchObject({ filtered: [], account: { roles: [], id: expect.stringMatching(/^\d+$/) } })
  const reply = await ask(server, 'POST /api/v1/statuses', { as: 'bob', form: { status: 'two', in_reply_to_id: id } })
  expect.soft(reply.body).toMatchObject({ in_reply_to_id: id })
  const page = await ask(server, 'GET /api/v1/timelines/public', { query: { limit: '1' } })
  expect.soft(page.headers.get('link')).toContain(`max_id=${textField(reply, 'id')}`)
  const older = await ask(server, 'GET /api/v1/timelines/public', { query: { max_id: textField(reply, 'id') } })
  expect.soft(older.body).toMatchObject([{ id }])
  const repeat = await ask(server, `POST /api/v1/statuses/${id}/reblog`, { as: 'bob' })
  expect.soft(repeat.body).toMatchObject({ content: expect.stringContaining('one'), reblog: { id } })
  const quote = await ask(server, 'POST /api/v1/statuses', { as: 'bob', json: { status: 'hear', quoted_status_id: id } })
  expect.soft(quote.body).toMatchObject({ quote: { state: 'accepted', quoted_status: { id } } })
  await server.close()
})

test('other dialects ignore fields, reject values and lack routes', async () => {
  const pixelfed = await started('pixelfed')
  const now = await ask(pixelfed, 'POST /api/v1/statuses', { as: 'ada', json: { status: 'x', scheduled_at: '2030-01-01T00:00:00Z' } })
  expect.soft(now.body).toMatchObject({ content: expect.any(String) })
  const direct = await ask(pixelfed, 'POST /api/v1/statuses', { as: 'ada', json: { status: 'x', visibility: 'direct' } })
  expect.soft([direct.status, textField(direct, 'message')]).toEqual([422, 'The visibility field is invalid.'])
  await pixelfed.close()
  const friendica = await started('friendica')
  expect.soft((await ask(friendica, 'GET /api/v1/statuses/1', { as: 'ada' })).status).toBe(403)
  expect.soft((await ask(friendica, 'GET /api/v1/domain_blocks', { as: 'ada' })).status).toBe(501)
  await friendica.close()
  const iceshrimp = await started('iceshrimp-net')
  const preview = await ask(iceshrimp, 'POST /api/v1/statuses', { as: 'ada', json: { status: 'x', preview: true } })
  expect.soft(preview.status).toBe(422)
  await iceshrimp.close()
})

test('a text ping ends a stream of GoToSocial, and none of Pleroma', async () => {
  const closes = async (name: string) => {
    const server = await started(name)
    const socket = new server.WebSocket(`${server.origin}/api/v1/streaming?stream=user&access_token=${await server.signIn('ada')}`)
    const events: string[] = []
    for (const type of ['open', 'message', 'close'] as const) socket.addEventListener(type, () => events.push(type))
    await expect.poll(() => events).toEqual(['open'])
    socket.send('ping')
    await server.instance.settled()
    await new Promise((resolve) => setImmediate(resolve))
    await server.close()
    return events
  }
  expect((await closes('gotosocial-0.20'))[1]).toBe('close')
  expect((await closes('akkoma-3.16'))[1]).toBe('message')
  expect(await closes('pleroma-2.9')).not.toContain('message')
})

test('an unknown name of a dialect is rejected with the names of all', () => {
  expect(() => dialectNamed('mastodon-9')).toThrow(/mastodon-4\.2, .*friendica, not "mastodon-9"/)
})
