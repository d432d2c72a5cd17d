import type { RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { failure } from '../http/HttpError.ts'
import type { RateLimitName } from './rateLimiter.ts'

/**
 * Counts one use of a limit for the caller: the signed-in account, or the address of the connection. Without either nothing is counted, as
 * on Akkoma. Headers are not trusted.
 * @param detail further key of the count, such as the id of a post
 * @throws HttpError 429, without a time for the next attempt
 */
export function throttle(c: RequestContext, { limiter }: Context, name: RateLimitName, detail = ''): void {
  const who = c.get('auth')?.account?.id ?? c.env.peer?.address
  if (who !== undefined && !limiter.allow(name, `${who} ${detail}`)) throw failure(429, 'Throttled')
}
