import { ApiError } from '@rookery/api/http/ApiError'
import type { Clock } from '@rookery/api/http/Clock'

/** Milliseconds to wait if a rate-limiting server names no time. */
const usualWait = 30_000

const maxTries = 5

/** Retries after a rate limit, when the server permits it. */
export async function withRetryAfter<Value>(clock: Clock, ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries === maxTries) throw error
      await new Promise<void>((resolve) => void clock.after(error.retryAfter ?? usualWait, resolve))
    }
  }
}
