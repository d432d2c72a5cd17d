import { refuseUpgrade, type Served } from './nodeHost.ts'

/**
 * Answers only requests that name this machine. A page anywhere can give its own name this machine's address (DNS rebinding)
 * and would then, for the browser, be one with what answers here: it could read all of it and sign in.
 * @param origin where pages are opened, for the refusal
 */
export function atKnownHosts(served: Served, origin: string): Served {
  return {
    fetch(request, peer) {
      const host = request.headers.get('host') ?? new URL(request.url).host
      if (isThisMachine(host)) return served.fetch(request, peer)
      return Promise.resolve(Response.json({ error: `Nothing here is known as ${host}. Open ${origin} on this machine.` }, { status: 421 }))
    },
    upgrade(incoming, socket, head) {
      if (isThisMachine(incoming.headers.host ?? '')) served.upgrade(incoming, socket, head)
      else refuseUpgrade(socket, 421)
    },
  }
}

/** Names that lead to this machine whoever asks: browsers look none of them up. */
const ownNames = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

function isThisMachine(host: string): boolean {
  const address = `http://${host}/`
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(address) && ownNames.test(new URL(address).hostname.replace(/\.$/, ''))
}
