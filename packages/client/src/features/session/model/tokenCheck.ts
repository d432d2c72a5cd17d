import * as credentials from '@rookery/api/calls/credentials'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import type { ApiClient } from '@rookery/api/http/client'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'
import type { Entities } from '#features/entities/model/Entities.ts'

/** Milliseconds between two checks, so that repeated errors for another reason do not double every request. */
const pause = 60_000

/** Why the user's own account could not be loaded. */
export interface AccountFailure {
  readonly error: ApiError
  /** The server does not accept the token any more. */
  readonly isDead: boolean
  /** Why the server restricts the account, if the token is valid. */
  readonly refusal: credentials.AccountRefusal | null
}

export interface TokenCheckOptions {
  readonly client: ApiClient
  readonly entities: Entities
  /** Whether this server rejects an invalid token by 403. */
  readonly rejectsBy403: () => Promise<boolean>
  readonly onDead: () => void
  readonly isOver: () => boolean
}

/**
 * Checks whose token it is, one request at a time and one a minute; calls during the pause are delayed. The response has the account with
 * its private fields. A rejected token calls `onDead`. Other failures say nothing about the token and stay in `failure` until the next
 * response.
 */
export function createTokenCheck({ client, entities, rejectsBy403, onDead, isOver }: TokenCheckOptions): {
  /** @param atOnce somebody asks for it: no pause is waited for */
  readonly check: (atOnce?: boolean) => Promise<void>
  readonly failure: Cell<AccountFailure | null>
  readonly stop: Stop
} {
  const { clock } = client
  const failure = createCell<AccountFailure | null>(null)
  let running: Promise<void> | null = null
  let waiting: Timer | null = null
  let askedAt = -Infinity

  async function ask(): Promise<void> {
    const requestSeq = entities.nextRequestSeq()
    try {
      entities.receive({ accounts: [await credentials.verify(client)] }, requestSeq)
      failure.set(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isDead = credentials.isDeadToken(error, error.status === 403 && (await rejectsBy403()))
      failure.set({ error, isDead, refusal: isDead ? null : credentials.accountRefusal(error) })
      if (isDead) onDead()
    } finally {
      running = null
    }
  }

  function start(): Promise<void> {
    waiting = null
    if (client.token === null || isOver()) return Promise.resolve()
    running = ask()
    return running
  }

  function check(atOnce = false): Promise<void> {
    if (running) return running
    const since = Math.abs(clock.now() - askedAt)
    if (atOnce || since >= pause) {
      waiting?.cancel()
      // The pause applies to checks after errors: the first error after a start is checked at once.
      if (!atOnce) askedAt = clock.now()
      return start()
    }
    waiting ??= clock.after(pause - since, () => {
      askedAt = clock.now()
      void start()
    })
    return Promise.resolve()
  }

  return { check, failure, stop: () => waiting?.cancel() }
}
