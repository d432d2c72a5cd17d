import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Peer } from '../auth.ts'

/** A server that is bound to a port. */
export interface Served {
  fetch(request: Request, peer: Peer): Promise<Response>
  /** Takes over the raw socket of a WebSocket upgrade, or refuses it with `rejectUpgrade`. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void
}

export interface Listening {
  readonly port: number
  /** Begins to answer: until then a request gets 503. */
  serve(served: Served): void
  /** Lets running requests finish for two seconds, then ends every connection. */
  close(): Promise<void>
}

const TIMEOUT_MS = 2_000

/**
 * Opens a port on the loopback address, which other machines cannot reach.
 * @param port 0 for any free one
 * @throws the error of Node (`EADDRINUSE`, `EACCES`)
 */
export async function listen(port: number): Promise<Listening> {
  let served: Served | null = null
  /** The server hands these over and does not end them itself. */
  const upgraded = new Set<Duplex>()
  const unavailable = () => Promise.resolve(new Response(null, { status: 503 }))
  const server = createServer(listenerOf((request, peer) => (served ? served.fetch(request, peer) : unavailable())))
  server.on('upgrade', (incoming, socket: Duplex, head: Buffer) => {
    // A socket that breaks while it is being taken over must not end the process.
    socket.on('error', () => socket.destroy())
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    if (served) served.upgrade(incoming, socket, head)
    else rejectUpgrade(socket, 503)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: portOf(server.address()),
    serve(next) {
      served = next
    },
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeIdleConnections()
      const timeoutMs = setTimeout(() => {
        server.closeAllConnections()
        for (const socket of upgraded) socket.destroy()
      }, TIMEOUT_MS)
      await closed
      clearTimeout(timeoutMs)
    },
  }
}

/** A listener for any server of Node, which responds as the function does. */
export function listenerOf(
  respond: (request: Request, peer: Peer, incoming: IncomingMessage) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  // The library's Request and Response take the place of the global ones: a quarter less work an answer.
  const response = getRequestListener((request, { incoming }) => {
    const peer = { address: incoming.socket.remoteAddress ?? '' }
    return respond(request, peer, incoming as IncomingMessage) // no server here speaks HTTP/2
  })
  return (incoming, outgoing) => void response(incoming, outgoing)
}

/** Ends an upgrade request with a bare status, as Akkoma does. */
export function rejectUpgrade(socket: Duplex, status: number): void {
  const words: Record<number, string> = {
    401: 'Unauthorized',
    404: 'Not Found',
    421: 'Misdirected Request',
    502: 'Bad Gateway',
    503: 'Service Unavailable',
  }
  socket.end(`HTTP/1.1 ${status} ${words[status] ?? 'Refused'}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
}

/** The request behind an upgrade, as a standard one. */
export function requestOf(incoming: IncomingMessage, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(new URL(incoming.url ?? '/', origin), { headers })
}

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address ? address.port : 0)
