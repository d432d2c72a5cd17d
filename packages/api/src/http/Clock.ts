/** A started timer; cancelling twice is harmless. */
export interface Timer {
  cancel(): void
}

/** The only source of time for the data layer, the services and the instance, so that tests can control it. Milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  after(ms: number, run: () => void): Timer
  every(ms: number, run: () => void): Timer
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const handle = setTimeout(run, ms)
    return { cancel: () => clearTimeout(handle) }
  },
  every(ms, run) {
    const handle = setInterval(run, ms)
    return { cancel: () => clearInterval(handle) }
  },
}
