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

/** So long the word of a window counts; one that was closed meanwhile says nothing more. */
const longest = 60_000
/** Until all windows have read what the others wrote. */
const settling = 100

/**
 * Makes a function that runs something in one window at a time: by a lock of the browser, else by a word in storage, where a second
 * window gives up. Resolves to whether it ran.
 */
export function createOutboxLock({ name, locks, stored, clock }: OutboxLockOptions): (run: () => Promise<void>) => Promise<boolean> {
  const own = randomKey()

  async function byWord(run: () => Promise<void>): Promise<boolean> {
    const word = () => parseRecord(stored.get(name))
    const { by, until } = word()
    if (by !== own && typeof until === 'number' && until > clock.now()) return false
    const announce = () => stored.set(name, JSON.stringify({ by: own, until: clock.now() + longest }))
    announce()
    await new Promise<void>((resolve) => clock.after(settling, resolve))
    if (word().by !== own) return false
    // A file may be on its way for longer.
    const again = clock.every(longest / 2, announce)
    try {
      await run()
    } finally {
      again.cancel()
      if (word().by === own) stored.remove(name)
    }
    return true
  }

  return async (run) => {
    if (!locks) return byWord(run)
    await locks.request(name, run)
    return true
  }
}
