import type { Stop } from '@rookery/store/Cell'

/**
 * Milliseconds. Browsers report when the network is back, but not when a server is, so that is tried after a second and
 * then after twice as long each time.
 */
const firstWait = 1000
const maxWaitMs = 60_000

/**
 * Retries loading until it succeeds, so that temporarily unreachable code is not missing for the life of the page. Calls `done` unless
 * stopped before.
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
      wait = Math.min(2 * wait, maxWaitMs)
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
