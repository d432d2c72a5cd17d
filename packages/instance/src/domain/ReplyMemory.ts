import type { Clock } from '@rookery/api/http/Clock'

/** Remembers responses for a while, so that a repeated request runs once. */
export interface ReplyMemory {
  has(key: string): boolean
  get(key: string): Response | null
  set(key: string, reply: Response | null, forMs: number): void
}

const capacity = 2500

/** In memory, like Akkoma's; the oldest entries are dropped. */
export function createReplyMemory(clock: Clock): ReplyMemory {
  const stored = new Map<string, { reply: Response | null; until: number }>()
  const find = (key: string) => {
    const entry = stored.get(key)
    if (entry && entry.until <= clock.now()) stored.delete(key)
    return entry && entry.until > clock.now() ? entry : null
  }
  return {
    has: (key) => find(key) !== null,
    // A body can be read once, so only clones are returned.
    get: (key) => find(key)?.reply?.clone() ?? null,
    set(key, reply, forMs) {
      const [oldest] = stored.keys()
      if (stored.size >= capacity && oldest !== undefined) stored.delete(oldest)
      stored.set(key, { reply: reply?.clone() ?? null, until: clock.now() + forMs })
    },
  }
}
