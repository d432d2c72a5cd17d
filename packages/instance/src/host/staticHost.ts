import { respondWithFile } from '../web/fileResponse.ts'
import { createFileRoot } from '../web/fileRoot.ts'
import { hostHeaders, hostPolicy } from './hostPolicy.ts'
import { rejectUpgrade, type Served } from './nodeHost.ts'

export interface StaticHostOptions {
  readonly bundleDir: string
  /** Files of the host in addition to the bundle: the manifest. */
  readonly hostDir: string
  /** Origins of servers on this machine that the client may talk to without a certificate. */
  readonly local: readonly string[]
}

/**
 * Serves the client like any static host: its files, and its page at every other address. It has no API, so the client lets the user choose
 * a server.
 */
export function createStaticHost({ bundleDir, hostDir, local }: StaticHostOptions): Served {
  const bundle = createFileRoot(bundleDir)
  const host = createFileRoot(hostDir)
  const headers = { ...hostHeaders, 'content-security-policy': hostPolicy(local) }
  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers })
      const { pathname } = new URL(request.url)
      const own = pathname === '/manifest.json' ? host : bundle
      const found = await respondWithFile(own, pathname, request)
      // A missing file is no page: the client has to notice an old name. A handle ends like one: `/@ada@pond.example`.
      if (found === null && /^\/(?:assets|static|images|nodeinfo)\/|^\/[^@/]+\.[a-z\d]+$/i.test(pathname))
        return new Response(null, { status: 404, headers })
      const file = found ?? (await respondWithFile(bundle, '/index.html', request))
      if (file === null) return new Response(null, { status: 404, headers })
      return new Response(file.body, { status: file.status, headers: { ...headers, ...file.headers } })
    },
    upgrade: (_incoming, socket) => rejectUpgrade(socket, 404),
  }
}
