import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from './client.ts'

const servers: Server[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const server of servers.splice(0)) server.close()
})

/** A server that hears of every request, and answers with JSON or with a redirect. */
async function listen(redirectTo: (request: IncomingMessage) => string | null) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'nobody'}`)
    const location = redirectTo(request)
    response.writeHead(location === null ? 200 : 307, { 'content-type': 'application/json', ...(location !== null && { location }) })
    response.end('{}')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens at no port.')
  return { origin: `http://127.0.0.1:${address.port}`, asked }
}

test.each(['GET', 'POST', 'DELETE'] as const)('a %s that is redirected to another origin fails and sends nothing there', async (method) => {
  const other = await listen(() => null)
  const own = await listen(({ url }) => `${other.origin}${url}`)
  const client = createClient({ origin: own.origin, token: 'secret' })
  const form = method === 'POST' ? { form: { status: 'For friends' } } : {}
  await expect(client.request(method, '/api/v1/statuses', form)).rejects.toMatchObject({ kind: 'network' })
  expect(own.asked).toEqual([`${method} /api/v1/statuses Bearer secret`])
  expect(other.asked).toEqual([])
})

test('on its own page a browser is told to stay there, and may follow a server to another path', async () => {
  vi.stubGlobal('location', new URL('https://pond.example/main/all'))
  const sent: RequestInit[] = []
  const client = createClient({
    origin: 'https://pond.example',
    token: 'secret',
    async fetch(_, init) {
      sent.push(init)
      return Response.json({})
    },
  })
  await client.request('GET', '/api/v1/instance')
  await client.request('GET', 'https://elsewhere.example/pack.json')
  expect(sent.map(({ mode, redirect }) => ({ mode, redirect }))).toEqual([
    { mode: 'same-origin', redirect: undefined },
    { mode: undefined, redirect: 'error' },
  ])
})
