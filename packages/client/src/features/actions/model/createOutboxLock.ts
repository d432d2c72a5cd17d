import type { Clock } from '@rookery/api/http/Clock'
import { parseRecord } from '#lib/isRecord.ts'
import { randomKey } from '#lib/randomKey.ts'
import type { StoredText } from '#features/session/model/StoredText.ts'

export interface OutboxLockOptions {
  /** The same in every window. */
  readonly name: string
  /** undefined where the browser has none (plain http). */
  readonly locks: LockManager | undefined
  readonly stored: StoredText
  readonly clock: Clock
}

/** A window's claim expires after this time, in case the window was closed. */
const claimMs = 60_000
/** Time until all windows have read each other's claims. */
const settleMs = 100

/**
 * Creates a function that runs work in one window at a time: with a browser lock, or with a stored claim, in which case a second window
 * gives up. Resolves to whether it ran.
 */
export function createOutboxLock({ name, locks, stored, clock }: OutboxLockOptions): (run: () => Promise<void>) => Promise<boolean> {
  const ownKey = randomKey()

  async function runWithStoredClaim(run: () => Promise<void>): Promise<boolean> {
    const readClaim = () => parseRecord(stored.get(name))
    const { by, until } = readClaim()
    if (by !== ownKey && typeof until === 'number' && until > clock.now()) return false
    const writeClaim = () => stored.set(name, JSON.stringify({ by: ownKey, until: clock.now() + claimMs }))
    writeClaim()
    await new Promise<void>((resolve) => clock.after(settleMs, resolve))
    if (readClaim().by !== ownKey) return false
    // An upload may take longer than a claim lasts.
    const renewTimer = clock.every(claimMs / 2, writeClaim)
    try {
      await run()
    } finally {
      renewTimer.cancel()
      if (readClaim().by === ownKey) stored.remove(name)
    }
    return true
  }

  return async (run) => {
    if (!locks) return runWithStoredClaim(run)
    await locks.request(name, run)
    return true
  }
}
