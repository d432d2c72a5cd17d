import { systemClock, type Clock } from '@rookery/api/http/Clock'

/** The system's clock, but timers run `factor` times as fast: for a test of a timeout of several seconds. */
export function fasterClock(factor: number): Clock {
  return {
    ...systemClock,
    after: (ms, run) => systemClock.after(ms / factor, run),
    every: (ms, run) => systemClock.every(ms / factor, run),
  }
}
