import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Entities } from '#data/entities/Entities.ts'

/** A refused call makes us ask about the token, but not more often than this. */
const checkPause = 30_000

/**
 * Asks the server whose token it is, one question at a time. The answer is the account with what only its owner is told; a
 * refusal has told the client's `onSignedOut`; anything else says nothing about the token.
 */
export function createTokenCheck(client: ApiClient, entities: Entities, isOver: () => boolean): () => Promise<void> {
  let running: Promise<void> | null = null
  let askedAt = -Infinity

  async function ask(): Promise<void> {
    const asOf = entities.mark()
    try {
      entities.receive({ accounts: [await accounts.verify(client)] }, asOf)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      running = null
    }
  }

  return () => {
    if (running) return running
    const now = client.clock.now()
    if (client.token === null || isOver() || Math.abs(now - askedAt) < checkPause) return Promise.resolve()
    askedAt = now
    running = ask()
    return running
  }
}
