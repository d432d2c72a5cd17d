import type { Clock } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'

/** Interval of clock checks. */
const checkIntervalMs = 5000
/** Timers of hidden tabs come once a minute at the rarest: a longer pause was a sleep. */
const maxPauseMs = 90_000

/** Calls back when the machine woke up, the browser thawed the page, or the network returned. */
export function onResume(clock: Clock, window: Window, run: () => void): Stop {
  let lastCheckAt = clock.now()
  const timer = clock.every(checkIntervalMs, () => {
    const now = clock.now()
    const slept = now - lastCheckAt > maxPauseMs
    lastCheckAt = now
    if (slept) run()
  })
  const { document } = window
  window.addEventListener('online', run)
  window.addEventListener('pageshow', restored)
  document.addEventListener('resume', run)

  function restored(event: PageTransitionEvent): void {
    if (event.persisted) run()
  }

  return () => {
    timer.cancel()
    window.removeEventListener('online', run)
    window.removeEventListener('pageshow', restored)
    document.removeEventListener('resume', run)
  }
}
