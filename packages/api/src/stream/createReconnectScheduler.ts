import type { Clock, Timer } from '../http/Clock.ts'

/** Where the token is sent. Every server reads the query, but it ends up in logs. */
export type TokenPlace = 'protocol' | 'query'

/** State that all streams to one server share: they connect one after another, and wait together while it is down. */
export interface ReconnectScheduler {
  /** The token place of a connected stream. */
  tokenPlace?: TokenPlace
  /** The newest attempt failed, or a connection broke since. */
  readonly hasFailed: () => boolean
  /** Adds a stream. `connect` makes an attempt, when one is due and no other is running. */
  join(connect: () => void): Attempt
}

/** A stream's handle in the scheduler. */
export interface Attempt {
  /** Makes the first attempt: immediately, unless another one is running or has failed. */
  start(): void
  /** The stream is connected: waiting streams connect next. */
  succeed(): void
  /** The attempt failed, or the connection broke. Returns the minimum wait before the next attempt, in milliseconds. */
  fail(how: AttemptFailure): number
  /** Makes the next attempt without waiting, except for a running one. */
  retryNow(): void
  /** @param isLost the server ended it, so that the next stream counts as another attempt */
  leave(isLost?: boolean): void
}

export interface AttemptFailure {
  readonly wasJoined: boolean
  /** It was connected long enough to count as a success. */
  readonly wasSteady: boolean
  /** A wait (ms) of this stream only, which does not delay others; 0 for none. */
  readonly slowBackoffMs: number
}

/** Elects the page that retries. */
export interface ReconnectLead {
  leads(): boolean
  leave(): void
  subscribe(listener: () => void): () => void
}

const backoffStepMs = 1000
const maxMultiplier = 3
/**
 * A connection that breaks sooner than this (ms) counts as a failed attempt. So a server that accepts and drops connections is not flooded.
 */
export const steadyAfterMs = 5000

interface Waiting {
  readonly due: number
  readonly isRare: boolean
}

/** After a failure the next attempt comes after 1 s, then 2 s, then every 3 s, for all streams together. */
export function createReconnectScheduler(clock: Clock, lead?: ReconnectLead): ReconnectScheduler {
  /** By the function that connects. */
  const waiting = new Map<() => void, Waiting>()
  let running: (() => void) | null = null
  let timer: Timer | null = null
  let notBefore = -Infinity
  let multiplier = 1
  let hasFailed = false
  /** Connections are accepted and dropped. */
  let isFlapping = false
  let stopFollowing: (() => void) | null = null

  function advance(): void {
    timer?.cancel()
    timer = null
    if (running) return
    const [next] = [...waiting].toSorted(([, a], [, b]) => a.due - b.due)
    if (![...waiting.values()].some(({ isRare }) => !isRare)) giveUpLead()
    if (!next) return
    const [connect, { due }] = next
    const wait = Math.max(due, notBefore) - clock.now()
    if (wait > 0) timer = clock.after(wait, advance)
    else if (!hasFailed || mayTry()) {
      waiting.delete(connect)
      running = connect
      connect()
    }
  }

  function mayTry(): boolean {
    if (!lead) return true
    stopFollowing ??= lead.subscribe(advance)
    return lead.leads()
  }

  function giveUpLead(): void {
    if (!stopFollowing) return
    stopFollowing()
    stopFollowing = null
    lead?.leave()
  }

  return {
    hasFailed: () => hasFailed,
    join: (connect) => ({
      start() {
        waiting.set(connect, { due: clock.now(), isRare: false })
        advance()
      },
      succeed() {
        if (running === connect) running = null
        hasFailed = false
        notBefore = isFlapping ? clock.now() + steadyAfterMs : -Infinity
        for (const [other, { isRare }] of waiting) if (!isRare) waiting.set(other, { due: clock.now(), isRare })
        advance()
      },
      fail({ wasJoined, wasSteady, slowBackoffMs }) {
        if (running === connect) running = null
        hasFailed = true
        isFlapping = wasJoined && !wasSteady
        if (wasSteady) multiplier = 1
        const wait = backoffStepMs * multiplier
        multiplier = Math.min(multiplier + 1, maxMultiplier)
        notBefore = clock.now() + wait
        const own = Math.max(wait, slowBackoffMs)
        waiting.set(connect, { due: clock.now() + own, isRare: slowBackoffMs > 0 })
        advance()
        return own
      },
      retryNow() {
        const turn = waiting.get(connect)
        if (!turn) return
        notBefore = -Infinity
        waiting.set(connect, { ...turn, due: clock.now() })
        advance()
      },
      leave(isLost = false) {
        hasFailed ||= isLost
        waiting.delete(connect)
        if (running === connect) running = null
        advance()
      },
    }),
  }
}
