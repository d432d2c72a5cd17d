import { isOwnHost } from '../http/ownHost.ts'
import { rejectUpgrade, type Served } from './nodeHost.ts'

/**
 * Answers only requests that name this machine and its port: pages, calls and streams alike. A page anywhere can give its own name
 * this machine's address (DNS rebinding) and would then share this server's origin in the browser: it could read all responses
 * and sign in.
 * @param origin where pages are opened
 */
export function atKnownHosts(served: Served, origin: string): Served {
  return {
    fetch(request, peer) {
      const host = request.headers.get('host') ?? new URL(request.url).host
      if (isOwnHost(host, origin)) return served.fetch(request, peer)
      return Promise.resolve(Response.json({ error: `Nothing here is known as ${host}. Open ${origin} on this machine.` }, { status: 421 }))
    },
    upgrade(incoming, socket, head) {
      if (isOwnHost(incoming.headers.host ?? '', origin)) served.upgrade(incoming, socket, head)
      else rejectUpgrade(socket, 421)
    },
  }
}
