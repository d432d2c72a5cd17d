import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { blankPath } from './blankPage.ts'

/** A small server for trials of a browser, in place of the product. */
export interface TrialServer {
  readonly origin: string
  /** The same pages at another address, which has another storage. */
  readonly elsewhere: string
  /** The received requests. */
  readonly asked: readonly string[]
  /** The streams that are open. */
  readonly streams: ReadonlySet<unknown>
  close(): void
}

const page =
  '<!doctype html><link rel="icon" href="data:,"><title>Pond</title><button>Reeds</button><input autofocus><main style="height: 5000px"></main>'

/** Starts it on a free port. */
export async function startTrialServer(): Promise<TrialServer> {
  const asked: string[] = []
  const streams = new Set<ServerResponse>()
  const server = createServer(({ url = '/', headers }, response) => {
    asked.push(url)
    const reply = (type: string, body: string) => response.setHeader('content-type', type).end(body)
    switch (url) {
      case '/echo':
        return reply('application/json', JSON.stringify(headers))
      case '/lasting.js':
        response.setHeader('cache-control', 'public, max-age=1209600')
        return reply('text/javascript', 'window.lasting = true')
      case '/lasting.svg':
        response.setHeader('cache-control', 'public, max-age=1209600')
        return reply('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
      case '/worker.js':
        return reply('text/javascript', "addEventListener('fetch', () => {})")
      case '/stream':
        streams.add(response)
        response.on('close', () => streams.delete(response))
        return response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n')
      case blankPath:
        return reply('text/html', '<!doctype html>')
      default:
        return reply('text/html', page)
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    elsewhere: `http://127.0.0.1:${port}`,
    asked,
    streams,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
