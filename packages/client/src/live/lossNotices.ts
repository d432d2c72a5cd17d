import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { StreamState } from '@rookery/api/stream/StreamClient'
import type { Notices } from '#features/notices/model/Notices.ts'

/** Most losses are shorter and need no notice. */
const silentFor = 3000

/** Minimum time between two notices about a loss, for connections that come and go. */
const pauseBetween = 60_000

const shownMs = 5000

export interface LossNotices {
  /** Takes the state of the live connection after each change; null while there is none. */
  follow(state: StreamState | null): void
  stop(): void
}

/** Shows a notice when the live connection is lost, and when it is back (spec 3, section 11). */
export function createLossNotices(notices: Notices, clock: Clock): LossNotices {
  let hasConnected = false
  let waiting: Timer | null = null
  let isShown = false
  let notifiedAt = -Infinity

  function lost(code: number): void {
    waiting ??= clock.after(Math.max(silentFor, notifiedAt + pauseBetween - clock.now()), () => {
      // While offline the page shows that already.
      if (globalThis.navigator?.onLine === false) return
      isShown = true
      notifiedAt = clock.now()
      notices.show({ level: 'error', messageKey: 'realtime.lost', args: { code: String(code) }, timeout: shownMs })
    })
  }

  function back(): void {
    waiting?.cancel()
    waiting = null
    if (isShown) notices.show({ level: 'success', messageKey: 'realtime.restored', timeout: shownMs })
    isShown = false
  }

  return {
    follow(state) {
      if (state?.kind === 'joined') {
        hasConnected = true
        back()
      } else if (state?.kind === 'error' && hasConnected) lost(state.code)
    },
    stop() {
      waiting?.cancel()
    },
  }
}
