import type { MiddlewareHandler } from 'hono'
import type { Env } from '../auth.ts'
import type { Context } from '../domain/Context.ts'

const cacheMs = 6 * 60 * 60 * 1000

/**
 * Repeats the response to a change with the same `Idempotency-Key`, including errors, for six hours, and marks it as repeated. Akkoma
 * shares keys between all users; here a key belongs to its token, so that no user gets another's response.
 */
export function rememberReplies({ replies }: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (!key || !['POST', 'PUT', 'PATCH'].includes(c.req.method)) {
      await next()
      return undefined
    }
    const name = `request ${c.req.header('authorization') ?? ''} ${key}`
    const known = replies.get(name)
    if (known) {
      known.headers.set('idempotent-replayed', 'true')
      return known
    }
    c.header('idempotency-key', key)
    await next()
    replies.set(name, c.res, cacheMs)
    return undefined
  }
}
