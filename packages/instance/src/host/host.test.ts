import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { listen, type Listening } from './nodeHost.ts'
import { createProxy } from './proxy.ts'
import { serveInstance } from './serveInstance.ts'

let folder = ''
let pond: TestInstance
/** The instance behind its own port, and the client behind another one. */
let there: Listening
let here: Listening
let token = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'static'))
  await writeFile(join(folder, 'index.html'), '<html><head><!--server-generated-meta--></head>ours</html>')
  await writeFile(join(folder, 'assets/app.js'), 'ours')
  await writeFile(join(folder, 'static/custom.css'), 'ours {}')
  pond = await startTestInstance()
  token = await pond.signIn('bob')
  there = await listen(0)
  there.serve(serveInstance(pond.instance))
  here = await listen(0)
  const address = (listening: Listening) => `http://localhost:${listening.port}`
  here.serve(createProxy({ target: address(there), origin: address(here), bundleDir: folder }))
})
afterAll(async () => {
  await here.close()
  await there.close()
  await pond.close()
  await rm(folder, { recursive: true })
})

const at = (listening: Listening, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${listening.port}${path}`, { redirect: 'manual', ...init })
const both = [
  ['the instance', () => there],
  ['the proxy', () => here],
] as const

/** Opens a socket and returns the result: `open`, or the status of the rejection. */
function open(listening: Listening, path: string, protocols: string[] = []): Promise<{ socket: WebSocket; outcome: 'open' | number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${listening.port}${path}`, protocols)
  return new Promise((resolve) => {
    socket.on('open', () => resolve({ socket, outcome: 'open' }))
    socket.on('unexpected-response', (_, reply) => resolve({ socket, outcome: reply.statusCode ?? 0 }))
    socket.on('error', () => {})
  })
}

const next = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve(Buffer.isBuffer(data) ? data.toString() : ''))
  })
const closing = (socket: WebSocket) =>
  new Promise<number>((resolve) => {
    socket.once('close', resolve)
  })

test.each(both)('%s answers calls, posts included', async (_, listening) => {
  const posted = await at(listening(), '/api/v1/statuses', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'hello pond' }),
  })
  expect([posted.status, await posted.json()]).toEqual([200, expect.objectContaining({ content: 'hello pond' })])
  const page = await at(listening(), '/api/v1/timelines/public?limit=1')
  expect(await page.json()).toHaveLength(1)
  // The server's own address: the client reads nothing but the cursor of it.
  expect(page.headers.get('link')).toContain('<http://pond.example/api/v1/timelines/public?max_id=')
})

test.each(both)('%s takes an upload of a form', async (_, listening) => {
  const data = new FormData()
  data.append('file', new Blob(['just words']), 'words.txt')
  const response = await at(listening(), '/api/v2/media', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: data })
  expect(response.status).toBe(202)
})

test.each(both)('%s opens streams, passes frames both ways and closes with the code of the server', async (_, listening) => {
  const { socket, outcome } = await open(listening(), `/api/v1/streaming?stream=user&access_token=${await pond.signIn('dave')}`)
  expect(outcome).toBe('open')
  const responded = next(socket)
  socket.send('ping')
  expect(await responded).toBe('pong')
  const update = next(socket)
  await at(there, '/api/v1/statuses', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ status: '@dave hi' }),
  })
  expect(JSON.parse(await update)).toMatchObject({ event: expect.any(String) })
  const closed = closing(socket)
  pond.instance.context.hub.closeAll()
  expect([1000, 1001]).toContain(await closed)
})

test('a port closes although a stream is open', async () => {
  const listening = await listen(0)
  listening.serve(
    createProxy({ target: `http://localhost:${there.port}`, origin: `http://localhost:${listening.port}`, bundleDir: folder }),
  )
  const { socket, outcome } = await open(listening, '/api/v1/streaming?stream=public')
  expect(outcome).toBe('open')
  const closed = closing(socket)
  await listening.close()
  expect(await closed).toBe(1006)
})

test.each(both)('%s rejects a stream before it is opened', async (_, listening) => {
  expect((await open(listening(), '/api/v1/streaming?stream=user')).outcome).toBe(401)
  expect((await open(listening(), '/api/v1/streaming?stream=nonsense')).outcome).toBe(404)
  expect((await open(listening(), '/api/v1/other')).outcome).toBe(404)
})

test.each(both)('%s accepts the token as the protocol and echoes it', async (_, listening) => {
  const { socket, outcome } = await open(listening(), '/api/v1/streaming?stream=user', [token])
  expect([outcome, socket.protocol]).toEqual(['open', token])
  socket.close()
})

test('the proxy serves our client at every path that is not the server’s, under our own policy', async () => {
  for (const path of ['/', '/main/friends', '/bob', '/users/bob', '/notice/1', '/index.html']) {
    const page = await at(here, path)
    expect(await page.text()).toContain('ours')
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://localhost:${here.port} ws://localhost:${here.port};`,
    )
    // Hosts of images and videos in the server's responses: on the server itself they are 'self'.
    for (const kind of [`img-src 'self' data: blob: https:`, `media-src 'self' https:`]) {
      expect(page.headers.get('content-security-policy')).toContain(`${kind} http://localhost:${there.port};`)
    }
  }
  expect(await (await at(here, '/assets/app.js')).text()).toBe('ours')
  expect((await at(here, '/images/avi.png')).headers.get('content-type')).toBe('image/png')
})

test('a file of the server overrides ours, and its page does not', async () => {
  // The instance behind has no such file, and no client whose page it could send.
  expect(await (await at(here, '/static/custom.css')).text()).toBe('ours {}')
  expect((await at(here, '/robots.txt')).headers.get('content-type')).toMatch(/^text\/plain/)
})

test('the stream of the server is announced as ours, so that no token goes elsewhere', async () => {
  for (const path of ['/api/v1/instance', '/api/v2/instance']) {
    const text = await (await at(here, path)).text()
    expect(text).toContain(`"ws://localhost:${here.port}"`)
    expect(text).not.toContain('ws://pond.example')
  }
})

/** A server that echoes its requests. */
async function echoing(reply: (url: string) => { status: number; headers: Record<string, string>; body?: Buffer }) {
  const requests: Record<string, string | string[] | undefined>[] = []
  const server = createServer((incoming, outgoing) => {
    requests.push({ ...incoming.headers, url: incoming.url })
    const { status, headers, body } = reply(incoming.url ?? '')
    outgoing.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const target = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const listening = await listen(0)
  listening.serve(createProxy({ target, origin: `http://localhost:${listening.port}`, bundleDir: folder }))
  const close = async () => {
    await listening.close()
    server.closeAllConnections()
    server.close()
  }
  return { requests, target, listening, close }
}

test('neither cookies nor our address reach the server, and none of its cookies reach the browser', async () => {
  const far = await echoing(() => ({
    status: 200,
    headers: { 'set-cookie': 'session=1', 'content-type': 'application/json', 'strict-transport-security': 'max-age=1' },
  }))
  const response = await at(far.listening, '/api/v1/x?a=1', {
    headers: {
      cookie: 'a=b',
      origin: 'http://localhost:4000',
      referer: 'http://localhost:4000/x',
      authorization: 'Bearer t',
      'x-keep': 'yes',
    },
  })
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(response.headers.has('strict-transport-security')).toBe(false)
  expect(far.requests[0]).toMatchObject({
    url: '/api/v1/x?a=1',
    host: far.target.slice('http://'.length),
    authorization: 'Bearer t',
    'x-keep': 'yes',
  })
  for (const name of ['cookie', 'origin', 'referer']) expect(far.requests[0]).not.toHaveProperty(name)
  await far.close()
})

test('a hop-by-hop header passes neither way, and a compressed response is forwarded readably', async () => {
  const far = await echoing(() => ({
    status: 200,
    headers: { connection: 'x-hop', 'x-hop': 'theirs', 'content-encoding': 'gzip', 'content-type': 'application/json' },
    body: gzipSync('{"streaming_api":"wss://far.example/x"}'),
  }))
  const response = await at(far.listening, '/api/v1/instance', { headers: { te: 'trailers' } })
  expect(await response.json()).toEqual({ streaming_api: `ws://localhost:${far.listening.port}/x` })
  for (const name of ['x-hop', 'content-encoding']) expect(response.headers.has(name)).toBe(false)
  expect(far.requests[0]).not.toHaveProperty('te')
  await far.close()
})

test('a response that the reader has already is not sent again', async () => {
  const far = await echoing(() => ({ status: 304, headers: { etag: '"1"' } }))
  expect((await at(far.listening, '/api/v1/instance', { headers: { 'if-none-match': '"1"' } })).status).toBe(304)
  await far.close()
})

test('a redirect of the server to itself stays here, and one to another host is unchanged', async () => {
  const far = await echoing((url) => ({
    status: 302,
    headers: { location: url.includes('own') ? `${far.target}/notice/1` : 'https://elsewhere.example/' },
  }))
  expect((await at(far.listening, '/api/own')).headers.get('location')).toBe('/notice/1')
  expect((await at(far.listening, '/api/other')).headers.get('location')).toBe('https://elsewhere.example/')
  await far.close()
})

test('a missing server is reported as such, to calls and streams', async () => {
  const far = await echoing(() => ({ status: 200, headers: {} }))
  const deleted = await listen(0)
  deleted.serve(createProxy({ target: 'http://127.0.0.1:1', origin: 'http://localhost:1', bundleDir: folder }))
  const response = await at(deleted, '/api/v1/instance')
  expect([response.status, await response.json()]).toEqual([502, { error: 'http://127.0.0.1:1 cannot be reached.' }])
  expect((await open(deleted, '/api/v1/streaming?stream=public')).outcome).toBe(502)
  expect((await at(deleted, '/main/all')).status).toBe(200)
  await deleted.close()
  await far.close()
})

test('a port is rejected before the start, and a too large frame ends only its socket', async () => {
  const early = await listen(0)
  expect((await at(early, '/')).status).toBe(503)
  await early.close()
  const { socket } = await open(there, '/api/v1/streaming?stream=public')
  const closed = closing(socket)
  socket.send('x'.repeat(70_000))
  expect(await closed).toBe(1009)
  expect((await at(there, '/api/v1/instance')).status).toBe(200)
})

test('two cannot have the same port', async () => {
  await expect(listen(there.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
