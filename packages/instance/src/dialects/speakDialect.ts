import type { EmbeddedInstance } from '../createInstance.ts'
import type { ServedSocket } from '../streaming/Hub.ts'
import { createIdBook, type IdBook } from './createIdBook.ts'
import { differencesOf, isOnRoute, type Dialect, type InstanceFacts } from './Difference.ts'
import { createReshape } from './reshapeJson.ts'
import { translatePreload } from './translatePreload.ts'
import { translateRequest } from './translateRequest.ts'

/** The instance as a server of another kind: one layer before it, which knows the differences of the dialect and no route. */
export function speakDialect(instance: EmbeddedInstance, dialect: Dialect): EmbeddedInstance {
  const ids = createIdBook(differencesOf(dialect, 'ids').at(-1)?.form ?? null)
  const reshape = createReshape(dialect, ids)
  let primed: Promise<void> | null = null
  /** Ids from before a restart are known again. */
  const prime = () => (primed ??= readIds(instance, ids))

  async function fetch(request: Request, peer?: Parameters<EmbeddedInstance['fetch']>[1]): Promise<Response> {
    await prime()
    const { method } = request
    const path = new URL(request.url).pathname
    const missing = differencesOf(dialect, 'missing').find(({ routes }) => isOnRoute(routes, method, path))
    if (missing) return respond(dialect, path, missing.status ?? 404, missing.body ?? { error: 'Record not found' })
    const fixed = differencesOf(dialect, 'fixed').find(({ route }) => isOnRoute([route], method, path))
    if (fixed) return respond(dialect, path, fixed.status ?? 200, fixed.body)
    const document = differencesOf(dialect, 'document').findLast(({ route }) => isOnRoute([route], method, path))
    if (document) return respond(dialect, path, 200, document.write(await factsOf(instance), await ownResponse(instance, request)))
    const translated = await translateRequest(dialect, ids, request)
    if ('refusal' in translated) return respond(dialect, path, translated.refusal.status, translated.refusal.body)
    const response = await instance.fetch(translated.request, peer)
    if (response.headers.get('content-type')?.startsWith('text/html')) return translatePage(path, response, new URL(request.url).origin)
    return translateResponse(path, response, translated.scopes)
  }

  async function translatePage(path: string, response: Response, origin: string): Promise<Response> {
    const fetchDocument = async (document: string) => {
      const reply = await fetch(new Request(origin + document))
      return reply.ok ? reply.text() : null
    }
    const isRelative = !differencesOf(dialect, 'missing').some(({ routes }) =>
      isOnRoute(routes, 'GET', '/api/pleroma/frontend_configurations'),
    )
    const page = await translatePreload(await response.text(), fetchDocument, isRelative)
    const headers = headersOf(path, response)
    headers.delete('content-length')
    return new Response(page, { status: response.status, headers })
  }

  async function translateResponse(path: string, response: Response, scopes: string | null): Promise<Response> {
    const headers = headersOf(path, response)
    if (!response.headers.get('content-type')?.includes('json')) return new Response(response.body, { status: response.status, headers })
    const text = await response.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    headers.delete('content-length')
    const error = response.ok ? undefined : changedError(dialect, response.status, body)
    if (error) return new Response(JSON.stringify(error.body), { status: error.status, headers })
    const shaped = reshape(body)
    const made = scopes !== null && response.ok && isObject(shaped) ? { ...shaped, scopes: scopes.split(' ') } : shaped
    return new Response(text === '' ? text : JSON.stringify(made), { status: response.status, headers })
  }

  function headersOf(path: string, response: Response): Headers {
    const headers = withoutOrigin(dialect, path, new Headers(response.headers))
    const link = headers.get('link')
    if (link === null) return headers
    const paging = differencesOf(dialect, 'paging').find(({ routes }) => routes === undefined || isOnRoute(routes, 'GET', path))
    const renamed = differencesOf(dialect, 'cursor').find(({ route }) => isOnRoute([route], 'GET', path))
    const parts = link
      .replaceAll(/((?:max|min|since)_id)=([0-9A-Za-z]+)/g, (_all, name: string, id: string) => `${name}=${ids.outside(id)}`)
      .split(', ')
      .filter((part) => paging === undefined || (paging.link === 'next' && part.includes('rel="next"')))
      .map((part) => (renamed ? part.replace('max_id=', `${renamed.name}=`) : part))
    if (parts.length === 0) headers.delete('link')
    else headers.set('link', parts.join(', '))
    return headers
  }

  async function connect(request: Request, accept: () => ServedSocket): Promise<401 | 404 | 503 | null> {
    await prime()
    const how = differencesOf(dialect, 'streaming').map((difference) => difference.how)
    if (how.includes('none')) return 404
    if (how.includes('tokenInQuery') && request.headers.has('sec-websocket-protocol')) return 401
    return instance.connect(request, () => {
      const socket = accept()
      return {
        ...socket,
        send: (text) => socket.send(translateFrame(text)),
        onMessage: (receive) =>
          socket.onMessage((text) => {
            if (text !== 'ping' || !how.some((one) => one === 'pingEnds' || one === 'pingIgnored')) receive(text)
            else if (how.includes('pingEnds')) socket.close(1011)
          }),
      }
    })
  }

  function translateFrame(text: string): string {
    if (!text.startsWith('{')) return text
    const frame: unknown = JSON.parse(text)
    if (!isObject(frame) || typeof frame.payload !== 'string') return text
    const payload = frame.payload.startsWith('{') ? JSON.stringify(reshape(JSON.parse(frame.payload))) : ids.outside(frame.payload)
    return JSON.stringify({ ...frame, payload })
  }

  return { ...instance, fetch, connect }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A response that the instance is not asked for. */
function respond(dialect: Dialect, path: string, status: number, body: unknown): Response {
  const headers = new Headers({ 'access-control-allow-origin': '*' })
  headers.set('content-type', typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: withoutOrigin(dialect, path, headers) })
}

/** Sets the headers for pages of other origins as the dialect has them: which headers they see, and which responses they cannot read. */
function withoutOrigin(dialect: Dialect, path: string, headers: Headers): Headers {
  for (const { hidden = [], exposed, allowed } of differencesOf(dialect, 'crossOrigin')) {
    if (exposed !== undefined && headers.has('access-control-expose-headers')) headers.set('access-control-expose-headers', exposed)
    if (allowed !== undefined && headers.has('access-control-allow-headers')) headers.set('access-control-allow-headers', allowed)
    if (!hidden.some((route) => isOnRoute([route], 'GET', path) || isOnRoute([route], 'POST', path))) continue
    for (const name of ['access-control-allow-origin', 'access-control-expose-headers']) headers.delete(name)
  }
  return headers
}

function changedError(dialect: Dialect, status: number, body: unknown) {
  const text = isObject(body) ? body.error : undefined
  return differencesOf(dialect, 'error').find(({ from }) => from.status === status && (from.error === undefined || from.error === text))?.to
}

async function factsOf({ context }: EmbeddedInstance): Promise<InstanceFacts> {
  const { config, host, origin, vapid } = context
  const { domains, localPosts, people } = await context.stats()
  return {
    origin,
    host,
    streaming: origin.replace(/^http/, 'ws'),
    title: config.name,
    description: config.shortDescription,
    email: config.email,
    vapidKey: vapid.publicKey,
    counts: { users: people, statuses: localPosts, domains },
  }
}

/** The instance's own response to a request for a document; empty if it has none. */
async function ownResponse(instance: EmbeddedInstance, request: Request): Promise<Readonly<Record<string, unknown>>> {
  const response = await instance.fetch(new Request(request.url))
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  return isObject(body) ? body : {}
}

async function readIds({ context: { db } }: EmbeddedInstance, ids: IdBook): Promise<void> {
  const [statuses, accounts] = await Promise.all([
    db.selectFrom('statuses').select('id').orderBy('id').execute(),
    db.selectFrom('accounts').select('id').orderBy('id').execute(),
  ])
  for (const { id } of [...statuses, ...accounts]) ids.outside(id)
}
