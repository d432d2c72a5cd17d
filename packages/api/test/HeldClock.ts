import type { Clock, Timer } from '../src/http/Clock.ts'

interface Due {
  at: number
  readonly run: () => void
  readonly every: number | null
}

/** A clock that moves only when a test moves it. */
export class HeldClock implements Clock {
  #now: number
  #due = new Set<Due>()

  constructor(now = 0) {
    this.#now = now
  }

  /** How many timers are running. */
  get running(): number {
    return this.#due.size
  }

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): Timer {
    return this.#start({ at: this.#now + ms, run, every: null })
  }

  every(ms: number, run: () => void): Timer {
    return this.#start({ at: this.#now + ms, run, every: ms })
  }

  /** Advances the time, and runs due timers in order. */
  pass(ms: number): void {
    const until = this.#now + ms
    for (;;) {
      const [next] = [...this.#due].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
      if (!next) break
      this.#now = next.at
      if (next.every === null) this.#due.delete(next)
      else next.at += next.every
      next.run()
    }
    this.#now = until
  }

  #start(due: Due): Timer {
    this.#due.add(due)
    return { cancel: () => this.#due.delete(due) }
  }
}
