import { createClient } from '../src/http/client.ts'
import type { ApiClient, ClientOptions } from '../src/http/client.ts'

export interface Asked {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  /** A form or JSON as text; of a multipart form the names. */
  readonly body: string
  readonly init: RequestInit
}

export type MockResponse = Response | Promise<Response>

/** A fake server behind `fetch`: sends the given responses in order, and records the requests. */
export function fakeServer(...responses: (MockResponse | ((asked: Asked) => MockResponse))[]) {
  const asked: Asked[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request: Asked = {
      url: new URL(url),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: textOf(init.body),
      init,
    }
    asked.push(request)
    const response = responses[Math.min(asked.length, responses.length) - 1]
    if (!response) throw new TypeError('Nobody is there.')
    return typeof response === 'function' ? response(request) : response
  }
  const client = (options: Partial<ClientOptions> = {}): ApiClient =>
    createClient({ origin: 'https://pond.example', token: 'the-token', fetch, ...options })
  return { asked, fetch, client }
}

function textOf(body: BodyInit | null | undefined): string {
  if (body instanceof FormData) return `[${[...body.keys()].join()}]`
  return body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : ''
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })
}

export function page(status = 200): Response {
  return new Response('<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', { status, headers: { 'content-type': 'text/html' } })
}
