import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Plugin } from 'vite'

/** First segment of every path that the instances of tests are reached by, before the secret and the name of one. */
export const instancesPath = '/-/instances'

/** Variable of this process that holds the port of the instances; `serveInstances` sets it before any test starts. */
export const instancesPort = 'ROOKERY_TEST_INSTANCES_PORT'

/** Files that pages load by their plain address, as images. Only one of the running instances has a given upload. */
const files = /^\/(?:media|emoji|images|proxy)\//

/**
 * Forwards requests of test pages to the instances in the test runner's own process, so that page and server share an origin as
 * they do in production. Nothing is reached without the secret that the test runner hands to its pages, except public files.
 */
export function instancesPlugin(): Plugin {
  return {
    name: 'rookery:test-instances',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
        const isFile = files.test(pathname)
        if (!isFile && !pathname.startsWith(`${instancesPath}/`)) return next()
        const forwarded = forward(incoming)
        forwarded.on('response', (response) => {
          if (isFile && response.statusCode === 404) {
            response.resume()
            return next()
          }
          outgoing.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(outgoing)
          return undefined
        })
        // A page that gives up a request must not end the test runner.
        forwarded.on('error', () => outgoing.destroy())
        outgoing.on('close', () => forwarded.destroy())
        incoming.pipe(forwarded)
        return undefined
      })
      httpServer?.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (incoming.url?.startsWith(`${instancesPath}/`)) forwardUpgrade(incoming, socket, head)
      })
    },
  }
}

function forward({ url, method, headers }: IncomingMessage) {
  return httpRequest({ host: '127.0.0.1', port: process.env[instancesPort], path: url, method, headers, agent: false })
}

function forwardUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const forwarded = forward(incoming)
  const end = () => {
    socket.destroy()
    forwarded.destroy()
  }
  forwarded.on('error', end)
  socket.on('error', end)
  forwarded.on('response', (response) => {
    socket.end(`HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\nconnection: close\r\n\r\n`)
    response.resume()
  })
  forwarded.on('upgrade', (response, upstream, first) => {
    upstream.on('error', end)
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (first.length > 0) socket.write(first)
    if (head.length > 0) upstream.write(head)
    upstream.pipe(socket)
    socket.pipe(upstream)
    socket.on('close', () => upstream.destroy())
    upstream.on('close', () => socket.destroy())
  })
  forwarded.end()
}
