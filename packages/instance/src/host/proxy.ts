import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { proxy } from 'hono/proxy'
import { WebSocket, WebSocketServer, type RawData } from 'ws'
import { isReadAcrossOrigins } from '../web/acrossOrigins.ts'
import { respondWithFile } from '../web/fileResponse.ts'
import { createFileRoot, type FileRoot } from '../web/fileRoot.ts'
import { corsHeaders, pageHeaders } from '../web/responseHeaders.ts'
import { rejectUpgrade, type Served } from './nodeHost.ts'

export interface ProxyOptions {
  /** The real server, e.g. `https://social.example`. */
  target: string
  /** Where this one is reached. */
  origin: string
  bundleDir: string
}

/** Beginnings of paths that only the server can answer, as part of an expression. */
export const SERVER_BEGINNINGS = String.raw`api|oauth|auth|media|proxy|nodeinfo|\.well-known|manifest\.json|emoji|images|instance|packs|static-fe`

const SERVER_PATHS = new RegExp(String.raw`^\/(${SERVER_BEGINNINGS})(\/|$)`)

/** Files of a bundle that the people of a server may have replaced: theirs win. */
const REPLACEABLE =
  /^\/(static\/(config|styles|stickers|emoji)\.json|static\/terms-of-service\.html|static\/logo[^/]*|static\/custom\.css|static\/themes\/.*|static\/stickers\/.*|favicon\.png|robots\.txt)$/

/** Headers that reveal this server or must not be forwarded; the helper drops those of a connection. */
const DROPPED_FROM_REQUEST = ['host', 'cookie', 'origin', 'referer', 'expect']
const DROPPED_FROM_RESPONSE = ['set-cookie', 'content-security-policy', 'strict-transport-security', 'alt-svc', 'report-to', 'nel']

/**
 * Serves the client beside a real server under one origin, so that content policy and same-origin rule apply as in an installed client. The
 * policy also allows the server's images and videos at their own addresses. Cookies are not forwarded: the bearer token is the only
 * credential. `Link` headers have the server's own addresses; the client reads only their cursors.
 */
export function createProxy({ target, origin, bundleDir }: ProxyOptions): Served {
  const bundle = createFileRoot(bundleDir)
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: ([first]) => first ?? false })

  /** Null for the client's own page. */
  async function body(request: Request, url: URL): Promise<Response | null> {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (SERVER_PATHS.test(url.pathname) || !isPage) return forward(request, url)
    if (REPLACEABLE.test(url.pathname)) {
      const theirs = await forward(request, url)
      if (theirs.ok && !(await isTheirPage(theirs))) return theirs
    }
    return fromBundle(bundle, request, url.pathname)
  }

  async function forward(request: Request, url: URL): Promise<Response> {
    const reply = await proxy(target + url.pathname + url.search, {
      raw: request,
      redirect: 'manual',
      customFetch(forwarded) {
        for (const name of DROPPED_FROM_REQUEST) forwarded.headers.delete(name)
        return fetch(forwarded)
      },
    })
    for (const name of DROPPED_FROM_RESPONSE) reply.headers.delete(name)
    const location = reply.headers.get('location')
    if (location?.startsWith(`${target}/`)) reply.headers.set('location', location.slice(target.length))
    if (!reply.body || !/^\/api\/v[12]\/instance\/?$/.test(url.pathname)) return reply
    reply.headers.delete('content-length')
    return new Response(ownStream(await reply.text()), reply)
  }

  /** The stream is reached here, not there: the browser would refuse another host, and the token would go to it. */
  const ownStream = (json: string): string => json.replaceAll(/"wss?:\/\/[^"/]+/g, `"${origin.replace(/^http/, 'ws')}`)

  return {
    async fetch(request) {
      const headers = pageHeaders(origin, randomBytes(11).toString('base64url'), randomBytes(15).toString('base64url'), target)
      const url = new URL(request.url)
      const found = await body(request, url).catch(() => Response.json({ error: `${target} cannot be reached.` }, { status: 502 }))
      const response = found ? withCors(found, isReadAcrossOrigins(url.pathname)) : await page(bundle)
      const all = new Headers({ ...headers, ...Object.fromEntries(response.headers) })
      return new Response(response.body, { status: response.status, headers: all })
    },
    upgrade(incoming, socket, head) {
      const protocol = incoming.headers['sec-websocket-protocol']?.split(',')[0]?.trim()
      const there = new WebSocket(target.replace(/^http/, 'ws') + (incoming.url ?? '/'), protocol ? [protocol] : [], { origin: target })
      // Until it is open, a fault is an answer to the upgrade; afterwards the socket speaks frames.
      const reject = (status: number) => {
        rejectUpgrade(socket, status)
        there.terminate()
      }
      const unreachable = () => reject(502)
      there.on('unexpected-response', (_, reply) => reject(reply.statusCode ?? 502))
      there.on('error', unreachable)
      there.on('open', () => {
        there.off('error', unreachable)
        sockets.handleUpgrade(incoming, socket, head, (here) => join(here, there))
      })
    },
  }
}

/** CORS is decided here: a real server allows it for its pages, too. */
function withCors(response: Response, isOpen: boolean): Response {
  const { headers } = response
  if (isOpen) {
    for (const [name, value] of Object.entries(corsHeaders)) if (!headers.has(name)) headers.set(name, value)
  } else {
    const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
    for (const name of names) headers.delete(name)
  }
  return response
}

/** Passes frames both ways until either side ends; the end passes too. */
function join(here: WebSocket, there: WebSocket): void {
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const) {
    from.on('message', (data: RawData, isBinary) => to.send(data, { binary: isBinary }))
    // 1005 and 1006 say that no code came; they may not be sent.
    from.on('close', (code) => (code === 1005 || code === 1006 ? to.close() : to.close(code)))
    from.on('error', () => from.terminate())
  }
}

async function fromBundle(bundle: FileRoot, request: Request, pathname: string): Promise<Response | null> {
  const found = pathname === '/index.html' ? null : await respondWithFile(bundle, pathname, request)
  return found && new Response(found.body, { status: found.status, headers: found.headers })
}

async function page(bundle: FileRoot): Promise<Response> {
  const file = await bundle.find('/index.html')
  const html = file ? await readFile(file.path) : 'The client is not built.'
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Whether a server that has no such file sent its own client's page instead, as Akkoma and Pleroma do. */
async function isTheirPage(reply: Response): Promise<boolean> {
  if (!reply.headers.get('content-type')?.startsWith('text/html')) return false
  return /<html|<!doctype/i.test((await reply.clone().text()).slice(0, 2_000))
}
