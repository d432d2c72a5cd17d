import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { atKnownHosts } from './atKnownHosts.ts'
import { listen, type Served } from './nodeHost.ts'

const responses: Served = {
  fetch: () => Promise.resolve(new Response('answered')),
  upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
}

/** Sends a request as bytes, so that it controls the Host header, and returns the status. */
async function ask(headers: string, method = 'GET'): Promise<number> {
  const listening = await listen(0)
  listening.serve(atKnownHosts(responses, 'http://localhost:4000'))
  const socket = connect(listening.port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise((resolve) => {
    socket.on('close', resolve)
  })
  socket.write(`${method} /oauth/token HTTP/1.1\r\n${headers}\r\n\r\n`)
  await ended
  await listening.close()
  return Number(text.split(' ')[1])
}

const known = ['localhost:4000', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000']
const strange = ['evil.example', 'evil.example:4000', 'localhost.evil.example:4000', 'localhost', 'localhost:4001', 'evil.localhost:4000']

describe('a name of this machine is answered', () => {
  test.each(known)('%s', async (host) => {
    expect(await ask(`Host: ${host}\r\nConnection: close`)).toBe(200)
    expect(await ask(`Host: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`)).toBe(101)
  })
})

describe('a name that another party may have pointed here is rejected', () => {
  test.each(strange)('%s', async (host) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await ask(`Host: ${host}\r\nConnection: close`, method)).toBe(421)
    expect(await ask(`Host: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`)).toBe(421)
  })
})

test('the rejection names the right address', async () => {
  const reply = await atKnownHosts(responses, 'http://localhost:4000').fetch(new Request('http://pond.example/'), { address: '' })
  expect(await reply.json()).toEqual({ error: 'Nothing here is known as pond.example. Open http://localhost:4000 on this machine.' })
})
