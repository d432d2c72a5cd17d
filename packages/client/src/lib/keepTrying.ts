import type { Stop } from './Cell.ts'

/** Browsers tell when the network is back, but not when a server is: that is tried after a second, and twice as long each time. */
const firstWait = 1000
const longestWait = 60_000

/**
 * Loads something until it comes: code that could not be had while the line or the server was away is not to stay away for as
 * long as the page is open. `done` hears of it, unless it was stopped.
 */
export function keepTrying<Loaded>(load: () => Promise<Loaded>, done: (loaded: Loaded) => void): Stop {
  let stopped = false
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined

  const again = () => void attempt()

  async function attempt(): Promise<void> {
    stopWaiting()
    let loaded: Loaded
    try {
      loaded = await load()
    } catch {
      if (stopped) return
      timer = setTimeout(again, wait)
      wait = Math.min(2 * wait, longestWait)
      addEventListener('online', again)
      return
    }
    if (!stopped) done(loaded)
  }

  function stopWaiting(): void {
    clearTimeout(timer)
    removeEventListener('online', again)
  }

  void attempt()
  return () => {
    stopped = true
    stopWaiting()
  }
}
