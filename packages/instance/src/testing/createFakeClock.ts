import type { Clock } from '@rookery/api/http/Clock'

/** A clock that moves only when a test moves it. */
export interface FakeClock extends Clock {
  /** Moves it by ms, and runs due timers at their time and in order. */
  advance(ms: number): void
  /** Advances like the clock of a device that slept: due timers run once, at the end. */
  sleep(ms: number): void
  /** Milliseconds until the next timer is due; null when there is none. */
  untilNext(): number | null
}

interface Entry {
  due: number
  every: number | null
  run: () => void
}

/** @param start milliseconds since the epoch; 2 March 2026, noon UTC, when left out */
export function createFakeClock(start = Date.UTC(2026, 2, 2, 12)): FakeClock {
  let now = start
  const entries = new Set<Entry>()
  const add = (entry: Entry) => {
    entries.add(entry)
    return { cancel: () => void entries.delete(entry) }
  }
  const nextUntil = (end: number) => [...entries].filter((entry) => entry.due <= end).toSorted((a, b) => a.due - b.due)[0]
  return {
    now: () => now,
    // A clock shows whole milliseconds, also when a timer with a part by chance is due: an id is made of them.
    after: (ms, run) => add({ due: now + Math.ceil(ms), every: null, run }),
    every: (ms, run) => add({ due: now + Math.ceil(ms), every: Math.ceil(ms), run }),
    untilNext() {
      const next = nextUntil(Infinity)
      return next ? Math.max(0, next.due - now) : null
    },
    sleep(ms) {
      now += ms
      const due = [...entries].filter((entry) => entry.due <= now).toSorted((a, b) => a.due - b.due)
      for (const entry of due) {
        // One that ran before may have cancelled it.
        if (!entries.has(entry)) continue
        if (entry.every === null) entries.delete(entry)
        else entry.due = now + entry.every
        entry.run()
      }
    },
    advance(ms) {
      const end = now + ms
      for (let entry = nextUntil(end); entry; entry = nextUntil(end)) {
        now = entry.due
        if (entry.every === null) entries.delete(entry)
        else entry.due += entry.every
        entry.run()
      }
      now = end
    },
  }
}
