import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Plugin } from 'vite'

/** First segment of every path that the instances of tests are reached by, before the secret and the name of one. */
export const instancesPath = '/-/instances'

/** All instances of a run, behind one server of Node. */
export interface InstancesHandler {
  /** Resolves to false when no instance has the file. Vite looks for it then. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean>
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Vitest loads this module twice, for its settings and for `instances.ts`. Both belong to one process. */
const place = Symbol.for('rookery.testInstances')

/** Lets the plugin pass requests to these instances. */
export function placeInstances(handler: InstancesHandler): void {
  Reflect.set(globalThis, place, handler)
}

function placedInstances(): InstancesHandler {
  const placed = Reflect.get(globalThis, place) as InstancesHandler | undefined // only `placeInstances` writes it
  if (!placed) throw new Error('No instances run in this process. Is instances.ts a global setup of this project?')
  return placed
}

/** Files that pages load by their plain address, as images. Only one of the running instances has a given upload. */
const files = /^\/(?:media|emoji|images|proxy)\//

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void): Promise<void> {
  try {
    if (!(await placedInstances().handle(incoming, outgoing))) next()
  } catch (error) {
    next(error)
  }
}

/**
 * Passes requests of test pages to the instances in the test runner's own process, so that page and server share an origin as
 * they do in production. Nothing is reached without the secret that the test runner hands to its pages, except public files.
 */
export function instancesPlugin(): Plugin {
  return {
    name: 'rookery:test-instances',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
        if (!files.test(pathname) && !pathname.startsWith(`${instancesPath}/`)) return next()
        void pass(incoming, outgoing, next)
        return undefined
      })
      httpServer?.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (!incoming.url?.startsWith(`${instancesPath}/`)) return
        // A page that leaves in the middle must not end the test runner.
        socket.on('error', () => socket.destroy())
        placedInstances().upgrade(incoming, socket, head)
      })
    },
  }
}
