import type { Clock } from '@rookery/api/http/Clock'

/** At most `count` uses in each window of `ms`. */
export interface RateLimit {
  readonly ms: number
  readonly count: number
}

/** Akkoma's defaults: for visitors counted by address, for people by account. */
export const RATE_LIMITS = {
  timeline: { ms: 500, count: 3 },
  searchByVisitor: { ms: 1_000, count: 10 },
  searchByPerson: { ms: 1_000, count: 30 },
  /** All of posting, deleting, repeating and favouriting together. */
  statusesActions: { ms: 10_000, count: 15 },
  /** One post: favouriting and undoing it, or repeating and undoing it. */
  statusIdAction: { ms: 60_000, count: 3 },
  /** All of following, unfollowing and removing followers together. */
  relationsActions: { ms: 10_000, count: 10 },
  /** The same for one person. */
  relationIdAction: { ms: 60_000, count: 2 },
  /** The sign-in form; and wrong passwords at the token endpoint, which Akkoma does not count. */
  authentication: { ms: 60_000, count: 15 },
  /** Codes of a second factor for one person: not counted by Akkoma, where a million of them can be tried. */
  secondFactor: { ms: 300_000, count: 10 },
  passwordReset: { ms: 1_800_000, count: 5 },
  signUp: { ms: 1_800_000, count: 25 },
  confirmationResend: { ms: 8_640_000, count: 5 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS

export interface RateLimiter {
  /** Counts one use of a limit by `who`; false when it was one too many. */
  allow(name: RateLimitName, who: string): boolean
}

/** Fixed windows that begin with the first use, as Akkoma counts. Forgets windows that are over. */
export function createRateLimiter(clock: Pick<Clock, 'now'>): RateLimiter {
  const windows = new Map<string, { endsAt: number; used: number }>()
  let sweepAt = 0
  return {
    allow(name, who) {
      const now = clock.now()
      if (now >= sweepAt) {
        for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key)
        sweepAt = now + 60_000
      }
      const limit = RATE_LIMITS[name]
      const key = `${name} ${who}`
      const window = windows.get(key)
      if (!window || window.endsAt <= now) {
        windows.set(key, { endsAt: now + limit.ms, used: 1 })
        return true
      }
      window.used += 1
      return window.used <= limit.count
    },
  }
}

/** For seeding, benchmarks and tests of other things. */
export const unlimited: RateLimiter = { allow: () => true }
