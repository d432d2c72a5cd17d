import type { PollId } from '@rookery/api/wire/model'
import { startSharedPolling, type Asker } from '#features/session/model/startSharedPolling.ts'
import type { Stop } from '@rookery/store/Cell'

/** Spec 2, section 9. */
const trackEvery = 30_000

export interface Tracked {
  readonly asker: Asker
  readonly id: PollId
  readonly element: Element
  /** Reads the poll again, as `refreshPoll`. */
  readonly refresh: () => Promise<number | null>
}

/**
 * Reads a poll again every 30 s while its element is on screen and its tab is looked at. Time away counts: what comes back
 * into view after longer than that is read at once. Ends when told to, or when there is nothing more to read.
 */
export function trackPoll({ asker, id, element, refresh }: Tracked): Stop {
  let isOnScreen = false
  const ended = new AbortController()
  const asking = startSharedPolling(asker, {
    subject: `poll:${id}`,
    every: trackEvery,
    isSeen: () => isOnScreen && !document.hidden,
    async ask() {
      const wait = await refresh()
      if (wait === null) end()
      return wait
    },
  })
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false
    asking.look()
  })
  function end(): void {
    ended.abort()
    observer.disconnect()
    asking.stop()
  }
  observer.observe(element)
  document.addEventListener('visibilitychange', asking.look, { signal: ended.signal })
  return end
}
