import type { Send } from '@rookery/api/http/client'
import { createFakeClock, startTestInstance } from '@rookery/instance/testing'
import { expect, test } from 'vitest'
import { findServer, type ServerSearch } from './findServer.ts'

const origin = 'https://social.example'
const page = () => new Response('<!doctype html><title>Hello</title>', { headers: { 'content-type': 'text/html' } })
const oversized = () => new Response('{}', { headers: { 'content-type': 'application/json', 'content-length': String(20 * 2 ** 20) } })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const status = (code: number) => () =>
  Promise.resolve(new Response('{}', { status: code, headers: { 'content-type': 'application/json' } }))

/** A request without a response: it ends with its signal, also if that has fired before. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(new Error('aborted'))
    signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

async function search(send: Send): Promise<ServerSearch> {
  const clock = createFakeClock(0)
  const result = findServer(origin, { send, clock })
  // A request that gets no response ends by the clock.
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(12_000)
  }
  return result
}

const faults: readonly (readonly [name: string, send: Send, fault: string])[] = [
  ['a site with pages', () => Promise.resolve(page()), 'noApi'],
  ['a server without these paths', status(404), 'noApi'],
  ['an object of another kind', () => Promise.resolve(Response.json({})), 'noApi'],
  ['JSON of another kind', () => Promise.resolve(Response.json(['what?'])), 'noApi'],
  ['documents of 20 MB', () => Promise.resolve(oversized()), 'noApi'],
  ['a proxy that asks to sign in', status(401), 'behindLogin'],
  ['a server under repair', status(503), 'inTrouble'],
  ['a server that wants fewer requests', status(429), 'inTrouble'],
  ['no connection', unreachable, 'noConnection'],
  [
    'responses that other sites may not read',
    (_url, { mode }) => (mode === 'no-cors' ? Promise.resolve(page()) : unreachable()),
    'notShared',
  ],
  [
    'a host that sends everybody on',
    (_url, { redirect }) =>
      redirect === 'manual' ? Promise.resolve(Object.defineProperty(page(), 'type', { value: 'opaqueredirect' })) : unreachable(),
    'moved',
  ],
  [
    'a host that refuses, then is silent',
    (_url, { mode, redirect, signal }) => (mode === 'no-cors' || redirect === 'manual' ? untilAborted(signal) : unreachable()),
    'noConnection',
  ],
  ['silence', (_url, { signal }) => untilAborted(signal), 'noAnswer'],
]

test('each failure to find a server has its reason', async () => {
  for (const [name, send, fault] of faults) expect.soft(await search(send), name).toEqual({ kind: 'fault', fault, software: null })
})

test('a server of another kind is named by its software', async () => {
  const document = { version: '2.0', software: { name: 'misskey', version: '2026.1' }, usage: {}, metadata: {} }
  const send: Send = (url) => (url.endsWith('/nodeinfo/2.0') ? Promise.resolve(Response.json(document)) : status(404)())
  expect(await search(send)).toEqual({ kind: 'fault', fault: 'noApi', software: 'misskey' })
})

test('a server is found, also by a host that names another address', async () => {
  const server = await startTestInstance()
  const direct = await findServer(server.origin, { send: server.fetch, clock: server.clock })
  expect(direct).toMatchObject({ kind: 'found', server: { origin: server.origin, nodeInfo: { software: { name: 'akkoma' } } } })
  const host = 'http://name.example'
  const asked: RequestInit[] = []
  const send: Send = (url, init) => {
    asked.push(init)
    if (!url.startsWith(host)) return server.fetch(url, init)
    if (!url.endsWith('/.well-known/nodeinfo')) return status(404)()
    return Promise.resolve(Response.json({ links: [{ rel: 'x', href: `${server.origin}/nodeinfo/2.0.json` }] }))
  }
  expect(await findServer(host, { send, clock: server.clock })).toEqual(direct)
  // No secure address leads to one that is not.
  const unsafe: Send = (url, init) => send(url.replace(origin, host), init)
  expect(await findServer(origin, { send: unsafe, clock: server.clock })).toMatchObject({ kind: 'fault' })
  // A description is never taken from the place that a redirect leads to.
  expect(asked.filter(({ redirect }) => redirect === 'follow')).toHaveLength(2)
  await server.close()
})

test('an aborted search ends at once', async () => {
  const stop = new AbortController()
  const { promise, send } = silent()
  const result = findServer(origin, { send, clock: createFakeClock(0), signal: stop.signal })
  await promise
  stop.abort()
  await expect(result).rejects.toThrow('aborted')
})

function silent() {
  let notify = () => {}
  const promise = new Promise<void>((resolve) => (notify = resolve))
  const send: Send = (_url, { signal }) => {
    notify()
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('The request was aborted.'))))
  }
  return { promise, send }
}
