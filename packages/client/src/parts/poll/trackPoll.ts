import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '#lib/Cell.ts'

/** Spec 2, section 9. */
const trackEvery = 30_000

export interface Tracked {
  readonly element: Element
  readonly clock: Clock
  /** Reads the poll again; false when there is nothing to read any more. */
  readonly refresh: () => Promise<boolean>
}

/**
 * Reads a poll again every 30 s while its element is on screen and its tab is looked at. Time away counts: what comes back
 * into view after longer than that is read at once. Ends when told to, or when there is nothing more to read.
 */
export function trackPoll({ element, clock, refresh }: Tracked): Stop {
  let dueAt = clock.now() + trackEvery
  let isOnScreen = false
  let timer: Timer | null = null
  const stop = new AbortController()

  function schedule(): void {
    timer?.cancel()
    timer = null
    if (stop.signal.aborted || !isOnScreen || document.hidden) return
    timer = clock.after(Math.max(0, dueAt - clock.now()), () => void read())
  }

  async function read(): Promise<void> {
    dueAt = clock.now() + trackEvery
    if (await refresh()) schedule()
    else end()
  }

  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false
    schedule()
  })
  function end(): void {
    stop.abort()
    observer.disconnect()
    timer?.cancel()
  }
  observer.observe(element)
  document.addEventListener('visibilitychange', schedule, { signal: stop.signal })
  return end
}
