import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProxy } from './proxy.ts'
import type { Served } from './nodeHost.ts'

let folder = ''
let server: Server
let served: Served

/** A server that lets every origin read everything, as Akkoma does, and says nothing of it at some calls. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  await mkdir(join(folder, 'static'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html>ours</html>')
  await writeFile(join(folder, 'assets/app.js'), 'ours')
  await writeFile(join(folder, 'static/logo-180.png'), 'ours')
  server = createServer((incoming, outgoing) => {
    const isSilent = incoming.url?.includes('silent') ?? false
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true', 'access-control-max-age': '1' }
    outgoing.writeHead(incoming.url?.includes('missing') ? 404 : 200, isSilent ? {} : cors).end('theirs')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const target = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  served = createProxy({ target, origin: 'http://localhost:4000', bundleDir: folder })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['GET', '/api/v1/instance', 'theirs', '*'],
  ['GET', '/api/v1/silent', 'theirs', '*'],
  ['POST', '/oauth/token', 'theirs', '*'],
  ['GET', '/media/a.png', 'theirs', '*'],
  ['GET', '/static/config.json', 'theirs', '*'],
  ['GET', '/static/logo-180.png', 'theirs', '*'],
  ['GET', '/static/missing.json', 'ours', null],
  ['GET', '/oauth/authorize', 'theirs', null],
  ['GET', '/api/v1/pleroma/password_reset/secret', 'theirs', null],
  ['POST', '/pleroma/admin', 'theirs', null],
  ['OPTIONS', '/dev/mailbox', 'theirs', null],
  ['GET', '/dev/mailbox', 'ours', null],
  ['GET', '/assets/app.js', 'ours', null],
  ['GET', '/', 'ours', null],
])('in front of a real server, whether another origin reads %s %s', async (method, path, whose, allowed) => {
  const request = new Request(`http://localhost:4000${path}`, { method, headers: { origin: 'http://other.test' } })
  const response = await served.fetch(request, { address: '127.0.0.1' })
  expect(await response.text()).toContain(whose)
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
  expect([...response.headers.keys()].some((name) => name.startsWith('access-control-'))).toBe(allowed !== null)
})
