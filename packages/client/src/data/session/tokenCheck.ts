import * as credentials from '@rookery/api/calls/credentials'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import type { ApiClient } from '@rookery/api/http/client'
import { createCell, type Cell, type Stop } from '#lib/Cell.ts'
import type { Entities } from '#data/entities/Entities.ts'

/**
 * After an answer that the token is good, the next question waits: a second first, then twice as long each time, so that a
 * call that is refused again and again for another reason does not double every request.
 */
const pauses = { first: 1000, most: 30_000 }

/**
 * Asks the server whose token it is, one question at a time; during a pause it promises nothing and asks when that ends. The
 * answer is the account with what only its owner is told; a refusal has told the client's `onSignedOut`; anything else says
 * nothing about the token, and is kept in `failure` until the next answer.
 */
export function createTokenCheck(
  client: ApiClient,
  entities: Entities,
  isOver: () => boolean,
): {
  /** @param atOnce somebody asks for it: no pause is waited for */
  readonly check: (atOnce?: boolean) => Promise<void>
  readonly failure: Cell<ApiError | null>
  readonly stop: Stop
} {
  const { clock } = client
  const failure = createCell<ApiError | null>(null)
  let running: Promise<void> | null = null
  let waiting: Timer | null = null
  let pause = pauses.first
  let askedAt = -Infinity

  async function ask(): Promise<void> {
    const asOf = entities.mark()
    askedAt = clock.now()
    try {
      entities.receive({ accounts: [await credentials.verify(client)] }, asOf)
      failure.set(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failure.set(error)
    } finally {
      running = null
    }
  }

  function start(): Promise<void> {
    waiting = null
    if (client.token === null || isOver()) return Promise.resolve()
    if (askedAt > -Infinity) pause = Math.min(pause * 2, pauses.most)
    running = ask()
    return running
  }

  function check(atOnce = false): Promise<void> {
    if (running) return running
    const since = Math.abs(clock.now() - askedAt)
    if (since >= pauses.most * 2) pause = pauses.first
    if (atOnce || since >= pause) {
      waiting?.cancel()
      return start()
    }
    waiting ??= clock.after(pause - since, () => void start())
    return Promise.resolve()
  }

  return { check, failure, stop: () => waiting?.cancel() }
}
