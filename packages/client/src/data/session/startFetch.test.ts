import { expect, test, vi } from 'vitest'
import type { Send } from '@rookery/api/http/client'
import { createStartFetch, readPreload } from './startFetch.ts'

const origin = 'https://pond.example'
const network: Send = async () => new Response('"network"')
const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const body = async (answer: Promise<Response>) => (await answer).text()

test('the preload block answers the first question for each address, in any language', async () => {
  const block = JSON.stringify({
    '/api/v1/instance': encoded('{"title":"Teich – بركة"}'),
    '/instance/panel.html': encoded('"<p>Grüße</p>"'),
  })
  const fetch = createStartFetch(network, readPreload(block, origin))
  expect(await body(fetch(`${origin}/api/v1/instance`, {}))).toBe('{"title":"Teich – بركة"}')
  expect(await body(fetch(`${origin}/api/v1/instance`, {}))).toBe('"network"')
  expect(await body(fetch(`${origin}/instance/panel.html`, {}))).toBe('<p>Grüße</p>')
})

test.each([null, '', 'no json', '[1]', '{"/a":5}', '{"//evil.example/x":"IjwvcD4i"}'])('a block like %o answers nothing', async (block) => {
  const fetch = createStartFetch(network, readPreload(block, origin))
  expect(await body(fetch(`${origin}/a`, {}))).toBe('"network"')
})

test('an entry that cannot be read is fetched', async () => {
  const fetch = createStartFetch(network, readPreload('{"/api/v1/instance":"%%%"}', origin))
  expect(await body(fetch(`${origin}/api/v1/instance`, {}))).toBe('"network"')
})

test('an early answer is used once, for GET alone, and asked for again when it was lost', async () => {
  const early = vi.fn(async () => new Response('"early"'))
  const lost = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const fetch = createStartFetch(
    network,
    new Map<string, () => Promise<Response>>([
      [`${origin}/a`, early],
      [`${origin}/b`, lost],
    ]),
  )
  expect(await body(fetch(`${origin}/a`, { method: 'POST' }))).toBe('"network"')
  expect(await body(fetch(`${origin}/a`, { method: 'GET' }))).toBe('"early"')
  expect(await body(fetch(`${origin}/a`, {}))).toBe('"network"')
  expect(await body(fetch(`${origin}/b`, {}))).toBe('"network"')
})

test('an early answer that never comes does not outlive the patience of the caller', async () => {
  const controller = new AbortController()
  const send: Send = async (_, { signal }) => {
    signal?.throwIfAborted()
    return new Response('"network"')
  }
  const answer = createStartFetch(send, new Map([[`${origin}/a`, () => new Promise<Response>(() => {})]]))(`${origin}/a`, {
    signal: controller.signal,
  })
  controller.abort()
  await expect(answer).rejects.toThrow('aborted')
})
