import type { Send } from '@rookery/api/http/client'
import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStartFetch, readPreload } from './startFetch.ts'

const origin = 'https://pond.example'
const network: Send = async () => new Response('"network"')
let clock: ReturnType<typeof createFakeClock>
beforeEach(() => {
  clock = createFakeClock()
})

const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const body = async (response: Promise<Response>) => (await response).text()

test('the preload block supplies the first response for each address, in any language', async () => {
  const block = JSON.stringify({
    '/api/v1/instance': encoded('{"title":"Teich – بركة"}'),
    '/instance/panel.html': encoded('"<p>Grüße</p>"'),
  })
  const { fetch } = createStartFetch(network, clock, readPreload(block, origin))
  expect(await body(fetch(`${origin}/api/v1/instance`, {}))).toBe('{"title":"Teich – بركة"}')
  expect(await body(fetch(`${origin}/api/v1/instance`, {}))).toBe('"network"')
  expect(await body(fetch(`${origin}/instance/panel.html`, {}))).toBe('<p>Grüße</p>')
})

test.each([null, '', 'no json', '[1]', '{"/a":5}', '{"//evil.example/x":"IjwvcD4i"}'])(
  'a block like %o supplies nothing',
  async (block) => {
    const { fetch } = createStartFetch(network, clock, readPreload(block, origin))
    expect(await body(fetch(`${origin}/a`, {}))).toBe('"network"')
  },
)

test('an entry that cannot be read is fetched', async () => {
  const { fetch } = createStartFetch(network, clock, readPreload('{"/api/v1/instance":"%%%"}', origin))
  expect(await body(fetch(`${origin}/api/v1/instance`, {}))).toBe('"network"')
})

test('an early response is used once, for GET alone, and requested again when it was lost', async () => {
  const early = vi.fn(async () => new Response('"early"'))
  const lost = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const { fetch } = createStartFetch(
    network,
    clock,
    new Map([
      [`${origin}/a`, { response: early }],
      [`${origin}/b`, { response: lost }],
    ]),
  )
  expect(await body(fetch(`${origin}/a`, { method: 'POST' }))).toBe('"network"')
  expect(await body(fetch(`${origin}/a`, { method: 'GET' }))).toBe('"early"')
  expect(await body(fetch(`${origin}/a`, {}))).toBe('"network"')
  expect(await body(fetch(`${origin}/b`, {}))).toBe('"network"')
})

test('an early response that never arrives does not outlast the timeout of the caller', async () => {
  const controller = new AbortController()
  const send: Send = async (_, { signal }) => {
    signal?.throwIfAborted()
    return new Response('"network"')
  }
  const response = createStartFetch(send, clock, new Map([[`${origin}/a`, { response: () => new Promise<Response>(() => {}) }]])).fetch(
    `${origin}/a`,
    {
      signal: controller.signal,
    },
  )
  controller.abort()
  await expect(response).rejects.toThrow('aborted')
})

test.each([
  ['Bearer bob', { authorization: 'Bearer bob' }, '"early"'],
  ['Bearer bob', { authorization: 'Bearer ada' }, '"network"'],
  ['Bearer bob', {}, '"network"'],
  [null, {}, '"early"'],
  [null, { authorization: 'Bearer ada' }, '"network"'],
])('an early request with %o serves a request with %o by %s', async (authorization, headers, expected) => {
  const early = new Map([[`${origin}/a`, { authorization, response: async () => new Response('"early"') }]])
  expect(await body(createStartFetch(network, clock, early).fetch(`${origin}/a`, { headers }))).toBe(expected)
})

test('responses without a consumer are dropped when another account is shown', async () => {
  const { fetch, drop } = createStartFetch(network, clock, new Map([[`${origin}/a`, { response: async () => new Response('"early"') }]]))
  drop()
  expect(await body(fetch(`${origin}/a`, {}))).toBe('"network"')
})

test('responses without a consumer are dropped after ten seconds', async () => {
  const responses = () => new Map(['/a', '/b'].map((path) => [`${origin}${path}`, { response: async () => new Response('"early"') }]))
  const { fetch } = createStartFetch(network, clock, responses())
  clock.advance(9_999)
  expect(await body(fetch(`${origin}/a`, {}))).toBe('"early"')
  clock.advance(1)
  expect(await body(fetch(`${origin}/b`, {}))).toBe('"network"')
})
