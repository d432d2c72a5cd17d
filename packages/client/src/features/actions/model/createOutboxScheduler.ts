import type { Clock, Timer } from '@rookery/api/http/Clock'
import { nextDelay } from '#lib/nextDelay.ts'

export interface OutboxSchedulerOptions {
  readonly clock: Clock
  readonly random: () => number
  readonly isOffline: () => boolean
  /** Runs something in one window at a time; resolves to whether it ran. */
  readonly runExclusive: (run: () => Promise<void>) => Promise<boolean>
  /** Sends pending entries until none is left or sending has to pause. */
  readonly sendAll: () => Promise<void>
}

/** Decides when pending entries are sent: immediately, when the network returns, or with growing delays while it is away. */
export interface OutboxScheduler {
  isRunning(): boolean
  /** Sends now, unless offline or waiting after a failure. */
  begin(): void
  /** Sends now, regardless of earlier failures. */
  retryNow(): void
  /** Sends after this many ms; null uses the next delay. */
  scheduleRetry(after: number | null): void
  /** An entry was sent: the next failure counts as the first. */
  succeeded(): void
  close(): void
}

export function createOutboxScheduler({ clock, random, isOffline, runExclusive, sendAll }: OutboxSchedulerOptions): OutboxScheduler {
  let retry: Timer | null = null
  let failures = 0
  let running: Promise<void> | null = null
  let closed = false

  function run(): Promise<void> {
    retry?.cancel()
    retry = null
    running ??= runExclusive(sendAll).then(
      (ran) => {
        running = null
        if (!ran) scheduleRetry(null)
      },
      (error: unknown) => {
        running = null
        // The chunk may have failed to load. Retry soon, instead of on the next visit.
        scheduleRetry(null)
        throw error
      },
    )
    return running
  }

  function scheduleRetry(after: number | null): void {
    if (retry || closed) return
    failures += 1
    retry = clock.after(after ?? nextDelay(failures, random), () => void run())
  }

  return {
    isRunning: () => running !== null,
    begin() {
      if (isOffline() || failures > 0) scheduleRetry(null)
      else void run()
    },
    retryNow() {
      failures = 0
      void run()
    },
    scheduleRetry,
    succeeded() {
      failures = 0
    },
    close() {
      closed = true
      retry?.cancel()
    },
  }
}
