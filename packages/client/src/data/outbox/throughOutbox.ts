import { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from '#data/session/Session.ts'
import type { Act } from './OutboxEntry.ts'
import { openedOutbox, outboxOf, type Wish } from './outboxOf.ts'

/**
 * Does something, or leaves it in the outbox until the server can be reached; at once where something waits before it or the browser
 * knows of no network. Resolves to whether it stands as wanted; rejects with the refusal, with undefined when the person drops it.
 */
export async function throughOutbox(session: Session, act: Act, call: () => Promise<unknown>, wish: Wish = {}): Promise<boolean> {
  let failure: ApiError | null = null
  if (!isOffline() && !outboxOf(session).open.get()?.isWaiting()) {
    try {
      await call()
      return act.wanted
    } catch (error) {
      if (!isWithoutLine(error)) throw error
      failure = error
    }
  }
  const outbox = await openedOutbox(session)
  if (outbox) return outbox.wait(act, { call, wish, isInDoubt: failure !== null && !isOffline() })
  if (failure) throw failure
  await call()
  return act.wanted
}

/** The server was not reached, as far as can be told: what has no answer in time, or an odd one, is no such case. */
export function isWithoutLine(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'network'
}

/** The browser knows of no network. That it knows of one says little. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
