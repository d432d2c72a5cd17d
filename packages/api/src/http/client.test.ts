import { expect, test, vi } from 'vitest'

import { fakeServer, json, page } from '../../test/fakeServer.ts'
import { HeldClock } from '../../test/HeldClock.ts'
import { setAcceptLanguage } from './acceptLanguage.ts'
import { ApiError } from './ApiError.ts'
import { replyLimit } from './client.ts'
import type { Method, RequestOptions } from './client.ts'

async function failureOf(attempt: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.')
  return error
}

test('the token goes to its own origin and cookies go nowhere', async () => {
  const { asked, client } = fakeServer(() => json({}))
  await client().request('GET', '/api/v1/instance')
  await client().request('GET', 'https://elsewhere.example/pack.json')
  await client().request('GET', '//elsewhere.example/pack.json')
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer the-token', null, null])
  expect(asked.map(({ init }) => init.credentials)).toEqual(['omit', 'omit', 'omit'])
})

test('calls request the language on screen if its header needs no preflight, and otherwise leave it to the browser', async () => {
  const { asked, client } = fakeServer(() => json({}))
  try {
    for (const tag of [null, 'de', 'en', 'zh-Hant', 'dé', 'de_AT', `de-${'x'.repeat(130)}`, '']) {
      setAcceptLanguage(tag)
      await client().request('GET', '/api/v1/instance')
    }
    const sent = asked.map(({ headers }) => headers.get('accept-language'))
    expect(sent.slice(0, 4)).toEqual([null, 'de, en;q=0.5', 'en', 'zh-Hant, zh;q=0.9, en;q=0.5'])
    expect(sent.slice(4)).toEqual([null, null, null, null])
    // The words of this one are read by code.
    setAcceptLanguage('nl')
    await client().request('GET', '/api/v1/accounts/verify_credentials', { checksToken: true })
    expect(asked.at(-1)?.headers.get('accept-language')).toBe('en')
  } finally {
    setAcceptLanguage(null)
  }
})

test('a visitor sends no token', async () => {
  const { asked, client } = fakeServer(() => json({}))
  await client({ token: null }).request('GET', '/api/v1/instance')
  expect(asked[0]?.headers.has('authorization')).toBe(false)
})

test('a form is sent as a form, a file makes it multipart, JSON is JSON', async () => {
  const { asked, client } = fakeServer(() => json({}))
  await client().request('POST', '/a', { form: { status: 'hi', poll: { options: ['x'] } } })
  await client().request('POST', '/b', { form: { file: new Blob(['x']), description: 'd' } })
  await client().request('POST', '/c', { json: { a: [1] }, idempotencyKey: 'k' })
  expect(asked[0]?.body).toBe('status=hi&poll%5Boptions%5D%5B%5D=x')
  expect(asked[1]?.body).toBe('[file,description]')
  expect(asked[2]?.body).toBe('{"a":[1]}')
  expect(asked[2]?.headers.get('content-type')).toBe('application/json')
  expect(asked[2]?.headers.get('accept')).toBe('application/json')
  expect(asked[2]?.headers.get('idempotency-key')).toBe('k')
})

test.each<[string, boolean, Method, RequestOptions]>([
  ['a deed without a body', true, 'POST', {}],
  ['a deed with a small form', true, 'POST', { form: { status: 'hi' } }],
  ['a deed with a little JSON', true, 'PUT', { json: { a: 1 } }],
  ['a DELETE request', true, 'DELETE', {}],
  ['a question', false, 'GET', {}],
  ['a file', false, 'POST', { form: { file: new Blob(['x']) } }],
  ['a long text', false, 'POST', { form: { status: 'x'.repeat(9000) } }],
])('%s outlives its page: %s', async (_, outlives, method, options) => {
  const { asked, client } = fakeServer(() => json({}))
  await client().request(method, '/a', options)
  expect(asked[0]?.init.keepalive).toBe(outlives)
})

test('an empty response body is null for any status', async () => {
  const { client } = fakeServer(
    new Response(null, { status: 204 }),
    new Response('', { status: 201, headers: { 'content-type': 'application/json' } }),
  )
  const api = client()
  expect((await api.request('POST', '/a')).body).toBeNull()
  expect((await api.request('DELETE', '/a')).body).toBeNull()
})

test.each([
  ['a page with status 200', page(), 200],
  ['cut-off JSON', new Response('[{"id":"1","content":"he'), 200],
])('%s is notJson, and its text is not in the message', async (_, response, status) => {
  const error = await failureOf(fakeServer(response).client().request('GET', '/static/config.json'))
  expect(error).toMatchObject({ kind: 'notJson', status, serverText: null, body: null })
  expect(error.message).not.toContain('html')
})

test("a proxy's page is an http error without a text for people", async () => {
  const error = await failureOf(fakeServer(page(502)).client().request('GET', '/api/v1/timelines/home'))
  expect(error).toMatchObject({ kind: 'http', status: 502, serverText: null, body: null, method: 'GET', path: '/api/v1/timelines/home' })
})

test('a short plain text of a rejection is retained', async () => {
  const response = new Response("Couldn't verify email", { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  expect((await failureOf(fakeServer(response).client().request('GET', '/a'))).serverText).toBe("Couldn't verify email")
})

test('a rejection carries status, body, text and the wait', async () => {
  const { client } = fakeServer(json({ error: 'Throttled' }, 429, { 'retry-after': '3' }))
  const error = await failureOf(client().request('GET', '/a'))
  expect(error).toMatchObject({ kind: 'http', status: 429, body: { error: 'Throttled' }, serverText: 'Throttled', retryAfter: 3000 })
})

test('a replayed rejection is distinguished from a new one', async () => {
  const { client } = fakeServer(json({}, 429, { 'idempotent-replayed': 'true' }))
  expect((await failureOf(client().request('POST', '/a'))).isReplayed).toBe(true)
  expect((await failureOf(fakeServer(json({}, 429)).client().request('POST', '/a'))).isReplayed).toBe(false)
})

test('the rate limit header that Mastodon sends with every response is not a wait', async () => {
  const { client } = fakeServer(json({ error: 'no' }, 404, { 'x-ratelimit-reset': '2999-01-01T00:00:00Z' }))
  expect((await failureOf(client().request('GET', '/a'))).retryAfter).toBeNull()
})

test('status 200 with an error is a refusal only where the call says so', async () => {
  const { client } = fakeServer(() => json({ error: 'Invalid password.' }))
  expect((await client().request('POST', '/a')).body).toEqual({ error: 'Invalid password.' })
  const error = await failureOf(client().request('POST', '/a', { errorIn200: true }))
  expect(error).toMatchObject({ kind: 'http', status: 200, serverText: 'Invalid password.' })
})

test('a server that is not reached is a network error', async () => {
  const error = await failureOf(fakeServer().client().request('GET', '/a'))
  expect(error).toMatchObject({ kind: 'network', status: 0 })
})

const hanging = ({ init }: { init: RequestInit }) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
  })

test('a response that takes longer than 30 s is a timeout', async () => {
  const clock = new HeldClock()
  const failure = failureOf(fakeServer(hanging).client({ clock }).request('GET', '/a'))
  clock.pass(29_999)
  clock.pass(1)
  expect(await failure).toMatchObject({ kind: 'timeout' })
})

test('a body that stops arriving is a timeout, too', async () => {
  const clock = new HeldClock()
  const { client } = fakeServer(({ init }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'))
        init.signal?.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')))
      },
    })
    return new Response(body)
  })
  const failure = failureOf(client({ clock }).request('GET', '/a'))
  await vi.waitFor(() => expect(clock.running).toBe(1))
  clock.pass(30_000)
  expect(await failure).toMatchObject({ kind: 'timeout' })
})

test('an aborted signal rejects a request before and while it is sent', async () => {
  const { asked, client } = fakeServer(hanging)
  const controller = new AbortController()
  const failure = failureOf(client().request('GET', '/a', { signal: controller.signal }))
  controller.abort()
  expect(await failure).toMatchObject({ kind: 'aborted' })
  expect(await failureOf(client().request('GET', '/a', { signal: controller.signal }))).toMatchObject({ kind: 'aborted' })
  expect(asked).toHaveLength(1)
})

test('a closed client aborts reads, completes a pending change, and sends no more requests', async () => {
  const { asked, client } = fakeServer(hanging, json({ id: '1' }), json({}))
  const ended = new AbortController()
  const ending = client({ signal: ended.signal })
  const reading = failureOf(ending.request('GET', '/a'))
  const change = ending.request('POST', '/b')
  ended.abort()
  expect(await reading).toMatchObject({ kind: 'aborted' })
  expect(await change).toMatchObject({ body: { id: '1' } })
  for (const method of ['GET', 'POST'] as const) expect(await failureOf(ending.request(method, '/c'))).toMatchObject({ kind: 'aborted' })
  expect(asked).toHaveLength(2)
})

test('an ended call leaves no timer behind', async () => {
  const clock = new HeldClock()
  const { client } = fakeServer(json({}), json({}, 500))
  const api = client({ clock })
  await api.request('GET', '/a')
  await failureOf(api.request('GET', '/a'))
  expect(clock.running).toBe(0)
})

test('a response of 5 MB is read, and one over the limit is rejected while it arrives', async () => {
  const text = JSON.stringify('x'.repeat(5 * 1024 * 1024))
  expect((await fakeServer(new Response(text)).client().request('GET', '/a')).body).toHaveLength(5 * 1024 * 1024)

  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  expect(await failureOf(fakeServer(new Response(endless)).client().request('GET', '/a'))).toMatchObject({ kind: 'tooLarge' })
  expect(sent).toBeLessThan(replyLimit * 2)

  const announced = new Response('{}', { headers: { 'content-length': String(replyLimit + 1) } })
  expect(await failureOf(fakeServer(announced).client().request('GET', '/a'))).toMatchObject({ kind: 'tooLarge' })
})

test('a rejected token calls onUnauthorized, and a visitor’s request does not', async () => {
  const onUnauthorized = vi.fn()
  const { client } = fakeServer(() => json({ error: 'Invalid credentials.' }, 403))
  await failureOf(client({ onUnauthorized }).request('GET', '/a'))
  await failureOf(client({ onUnauthorized, token: null }).request('GET', '/a'))
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})

test('a text is read as text', async () => {
  const { client } = fakeServer(new Response('<p>Terms</p>'))
  expect((await client().request('GET', '/static/terms-of-service.html', { expect: 'text' })).body).toBe('<p>Terms</p>')
})

test.each([404, 501])('an optional call that the server lacks (%i) is not requested again', async (status) => {
  const { asked, client } = fakeServer(() => json({ error: 'Not implemented' }, status))
  const c = client()
  const ask = () => c.request('GET', '/api/v1/lists', { query: { limit: asked.length }, mayBeMissing: true })
  await expect(ask()).rejects.toMatchObject({ status })
  await expect(ask()).rejects.toMatchObject({ status, serverText: 'Not implemented' })
  expect(asked).toHaveLength(1)
  await expect(c.request('GET', '/api/v1/lists')).rejects.toMatchObject({ status })
  expect(asked).toHaveLength(2)
})

test('after a server error, or a 404 of a single entity, requests are sent again', async () => {
  const { asked, client } = fakeServer(json({}, 500), json([]), json({}, 404), json({ id: '1' }))
  const c = client()
  await expect(c.request('GET', '/api/v1/lists', { mayBeMissing: true })).rejects.toMatchObject({ status: 500 })
  expect((await c.request('GET', '/api/v1/lists', { mayBeMissing: true })).body).toEqual([])
  await expect(c.request('GET', '/api/v1/lists/1')).rejects.toMatchObject({ status: 404 })
  expect((await c.request('GET', '/api/v1/lists/1')).body).toEqual({ id: '1' })
  expect(asked).toHaveLength(4)
})
