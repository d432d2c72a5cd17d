import type { Served } from './nodeHost.ts'

/**
 * Redirects pages that are opened under another name of this machine (127.0.0.1) to `origin`: only there the content policy allows its
 * images, and only there is the browser's stored data. API calls work under every name.
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
