import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'

let server: TestInstance
let id: string
beforeAll(async () => {
  server = await startTestInstance()
  const bob = await server.as('bob')
  id = (await bob.post<{ id: string }>('/api/v1/statuses', { status: 'Hello', visibility: 'public' })).body.id
})
afterAll(() => server.close())

const response = (form: Record<string, string>) =>
  server.fetch('/main/ostatus', { method: 'POST', body: new URLSearchParams(form) }).then((reply) => reply.text())

test('a visitor is asked for their account, and sees that the demonstration ends here', async () => {
  const page = await server.fetch(`/main/ostatus?status_id=${id}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('name="status[profile]"')
  expect(await response({ 'status[status_id]': id, 'status[profile]': 'me@home.example' })).toContain('take you to home.example')
})

test('an invalid account is requested again', async () => {
  const page = await response({ 'status[status_id]': id, 'status[profile]': '<me>' })
  expect(page).toContain('Could not find user')
  expect(page).toContain('name="status[profile]"')
})

test('a person can be followed from another server, too', async () => {
  expect(await (await server.fetch('/main/ostatus?nickname=bob')).text()).toContain('name="user[profile]"')
})

test('posts that a visitor may not see and unknown targets respond with 404', async () => {
  const bob = await server.as('bob')
  const hidden = (await bob.post<{ id: string }>('/api/v1/statuses', { status: 'Hello', visibility: 'private' })).body.id
  for (const query of [`status_id=${hidden}`, 'status_id=none', 'nickname=nobody', ''])
    expect((await server.fetch(`/main/ostatus?${query}`)).status, query).toBe(404)
})

test('a client can request the address where a visitor continues', async () => {
  const ask = async (body: Record<string, string>, language = 'en') =>
    (
      await server.fetch('/api/v1/pleroma/remote_interaction', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'accept-language': language },
      })
    ).json()
  const { ap_id: uri } = await server.account('bob')
  const { url } = await ask({ ap_id: uri, profile: 'me@home.example' })
  expect(new URL(url).search).toBe('?nickname=bob&profile=me%40home.example')
  expect(await (await server.fetch(url)).text()).toContain('take you to home.example')
  for (const [ap_id, profile] of [
    [uri, 'me'],
    [`${uri}x`, 'me@home.example'],
  ])
    expect(await ask({ ap_id: ap_id ?? '', profile: profile ?? '' })).toEqual({ error: 'Could not find user' })
  expect(await ask({ ap_id: uri, profile: 'me' }, 'ja')).toEqual({ error: 'ユーザーが見つかりません' })
})
