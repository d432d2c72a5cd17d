import type { Clock } from '@rookery/api/http/Clock'

/** The machine's own time. Timers do not keep the process alive: only the open port does. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const handle = setTimeout(run, ms).unref()
    return { cancel: () => clearTimeout(handle) }
  },
  every(ms, run) {
    const handle = setInterval(run, ms).unref()
    return { cancel: () => clearInterval(handle) }
  },
}
