import { randomBytes } from 'node:crypto'
import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import type { Env, RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { crashed, failure } from '../http/HttpError.ts'
import { isReadAcrossOrigins } from './acrossOrigins.ts'
import { corsHeaders, pageHeaders, preflightHeaders } from './responseHeaders.ts'

/** Sets the headers of every answer, before any handler runs, and answers preflights by itself. */
export function withCommonHeaders({ origin }: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    const isOpen = isReadAcrossOrigins(c.req.path)
    if (isOpen && c.req.method === 'OPTIONS') return c.body(null, 204, preflightHeaders)
    const nonce = randomBytes(11).toString('base64url')
    c.set('nonce', nonce)
    const headers = { ...pageHeaders(origin, nonce, randomBytes(15).toString('base64url')), ...(isOpen && corsHeaders) }
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
    return undefined
  }
}

/** Removes the CORS permission before the response is made: a page replaces a file here. */
export function keepToOwnOrigin(c: RequestContext): void {
  for (const name of Object.keys(corsHeaders)) c.header(name, undefined)
}

/** Bodies larger than an upload may be are refused before anybody looks at them. */
export function largestBody({ config }: Context): MiddlewareHandler<Env> {
  const onError = () => {
    throw crashed(413)
  }
  // The limit is a setting, so it is read for every request.
  return (c, next) => bodyLimit({ maxSize: config.uploadLimit, onError })(c, next)
}

/** Rejects changes while the server is read-only; signing in still works. */
export function readOnlyMode({ config }: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (config.readOnly && !['GET', 'HEAD'].includes(c.req.method)) throw failure(503, 'The server is in read-only mode')
    await next()
  }
}

/** The API speaks JSON only: 406 for a reader that accepts none. */
export const jsonOnly: MiddlewareHandler<Env> = async (c, next) => {
  const accept = c.req.header('accept')
  if (accept && !accept.split(',').some((part) => /^\s*(\*|application)\/(\*|json|activity\+json|ld\+json)\s*(;|$)/.test(part))) {
    throw crashed(406)
  }
  await next()
}
