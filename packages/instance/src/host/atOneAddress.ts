import type { Served } from './nodeHost.ts'

/**
 * Sends whoever opens a page by another name of this machine (127.0.0.1) to `origin`: there alone are its pictures allowed by
 * the content policy, and there alone is what the browser keeps. Calls of programs are answered under every name.
 */
export function atOneAddress(served: Served, origin: string): Served {
  return {
    fetch(request, peer) {
      const url = new URL(request.url)
      const opensPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
      if (!opensPage || url.origin === origin) return served.fetch(request, peer)
      return Promise.resolve(new Response(null, { status: 302, headers: { location: origin + url.pathname + url.search } }))
    },
    upgrade: (incoming, socket, head) => served.upgrade(incoming, socket, head),
  }
}
