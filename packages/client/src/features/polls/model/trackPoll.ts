import type { PollId } from '@rookery/api/wire/model'
import { startSharedPolling, type PollingContext } from '#features/session/model/startSharedPolling.ts'
import type { Stop } from '@rookery/store/Cell'

/** Spec 2, section 9. */
const trackIntervalMs = 30_000

export interface TrackPollOptions {
  readonly context: PollingContext
  readonly id: PollId
  readonly element: Element
  /** Refetches the poll, like `refreshPoll`. */
  readonly refresh: () => Promise<number | null>
}

/**
 * Refetches a poll every 30 s while it is visible in a visible tab. If it was hidden for longer, it is refetched immediately. Ends when
 * stopped, or when the poll has ended.
 */
export function trackPoll({ context, id, element, refresh }: TrackPollOptions): Stop {
  let isOnScreen = false
  const ended = new AbortController()
  const polling = startSharedPolling(context, {
    subject: `poll:${id}`,
    intervalMs: trackIntervalMs,
    isVisible: () => isOnScreen && !document.hidden,
    async fetch() {
      const wait = await refresh()
      if (wait === null) end()
      return wait
    },
  })
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false
    polling.onVisibilityChange()
  })
  function end(): void {
    ended.abort()
    observer.disconnect()
    polling.stop()
  }
  observer.observe(element)
  document.addEventListener('visibilitychange', polling.onVisibilityChange, { signal: ended.signal })
  return end
}
