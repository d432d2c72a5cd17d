import { differencesOf, isOnRoute, type Dialect } from './Difference.ts'
import type { IdBook } from './createIdBook.ts'

interface Refusal {
  readonly status: number
  readonly body: unknown
}

interface Translated {
  readonly request: Request
  /** Of a registration: the scopes that the app has. */
  readonly scopes: string | null
}

type Fields = [string, unknown][]

/** Makes a request in a dialect one to the instance, or says how the server refuses it. */
export async function translateRequest(
  dialect: Dialect,
  ids: IdBook,
  request: Request,
): Promise<Translated | { readonly refusal: Refusal }> {
  const { method } = request
  const url = new URL(request.url)
  const path = url.pathname
  const limit = differencesOf(dialect, 'largestLimit').find((one) => Number(url.searchParams.get('limit')) > one.limit)
  if (limit) return { refusal: limit }
  url.pathname = path
    .split('/')
    .map((part) => encodeURIComponent(ids.inside(decodeURIComponent(part))))
    .join('/')
  const cursor = differencesOf(dialect, 'cursor').find(({ route }) => isOnRoute([route], method, path))
  const query = [...url.searchParams].map(([name, value]): [string, string] => [name === cursor?.name ? 'max_id' : name, ids.inside(value)])
  url.search = new URLSearchParams(query).toString()

  const encoding = encodingOf(request)
  const bodies = differencesOf(dialect, 'bodies').find(({ routes }) => isOnRoute(routes, method, path))
  const isTaken = bodies === undefined || bodies.takes.includes(encoding)
  if (bodies && !isTaken && bodies.otherwise !== 'lost') return { refusal: bodies.otherwise }
  if (method === 'GET' || method === 'HEAD') return { request: new Request(url, request), scopes: null }
  if (!isTaken) return { request: withBody(url, request, null), scopes: null }
  if (encoding === 'multipart') return { request: new Request(url, request), scopes: null }

  const text = await request.text()
  const sent: Fields = encoding === 'json' ? fieldsOfJson(text) : [...new URLSearchParams(text)]
  const rejected = differencesOf(dialect, 'refused').find(
    ({ routes, field, value }) =>
      isOnRoute(routes, method, path) && sent.some(([name, given]) => name === field && (value === undefined || String(given) === value)),
  )
  if (rejected) return { refusal: rejected }
  const grants = path === '/oauth/token' ? differencesOf(dialect, 'grants').at(-1) : undefined
  if (grants && !grants.only.includes(String(sent.find(([name]) => name === 'grant_type')?.[1]))) return { refusal: grants }
  const ignored = new Set(
    differencesOf(dialect, 'ignored').flatMap(({ routes, fields }) => (isOnRoute(routes, method, path) ? fields : [])),
  )
  const renamed = new Map(
    differencesOf(dialect, 'renamed').flatMap(({ routes, field, as }) => (isOnRoute(routes, method, path) ? [[field, as] as const] : [])),
  )
  const rest: Fields = sent.filter(([name]) => !ignored.has(name)).map(([name, value]) => [renamed.get(name) ?? name, value])
  const scopes = method === 'POST' && path === '/api/v1/apps' ? scopesOf(dialect, rest) : null
  if (scopes !== null && typeof scopes !== 'string') return { refusal: scopes }
  const fields = rest.map(([name, value]): [string, unknown] => [
    name,
    name === 'scopes' && scopes !== null ? scopes : insideOf(value, ids),
  ])
  if (text === '') return { request: withBody(url, request, null), scopes }
  const body =
    encoding === 'json'
      ? JSON.stringify(Object.fromEntries(fields))
      : new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return { request: withBody(url, request, body), scopes }
}

function encodingOf(request: Request): 'json' | 'form' | 'multipart' | 'none' {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return 'json'
  if (type.startsWith('multipart/')) return 'multipart'
  return type.startsWith('application/x-www-form-urlencoded') ? 'form' : 'none'
}

function fieldsOfJson(text: string): Fields {
  const body: unknown = text === '' ? {} : JSON.parse(text)
  return typeof body === 'object' && body !== null ? Object.entries(body) : []
}

function insideOf(value: unknown, ids: IdBook): unknown {
  if (typeof value === 'string') return ids.inside(value)
  if (Array.isArray(value)) return value.map((item) => insideOf(item, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, insideOf(inner, ids)]))
}

function scopesOf(dialect: Dialect, sent: Fields): string | Refusal {
  const given = sent.find(([name]) => name === 'scopes')?.[1]
  const asked = (typeof given === 'string' ? given : 'read').split(/\s+/)
  const rule = differencesOf(dialect, 'scopes').at(-1)
  if (!rule) return asked.join(' ')
  const known = asked.filter((scope) => rule.known.some((one) => scope === one || scope.startsWith(`${one}:`)))
  return known.length < asked.length && rule.otherwise !== 'dropped' ? rule.otherwise : known.join(' ')
}

function withBody(url: URL, request: Request, body: string | null): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (body === null) headers.delete('content-type')
  return new Request(url, { method: request.method, headers, ...(body !== null && { body }) })
}
