import type { Clock, Timer } from '@rookery/api/http/Clock'

/** What comes in quick succession is told once. */
const gathering = 1000
/** Between two tellings, in milliseconds. */
const pause = 10_000

export interface ThrottleOptions {
  readonly clock: Clock
  /** Nobody is interrupted while they write. */
  readonly isBusy: () => boolean
  /** Tells what there is to tell by now; false where that is nothing. */
  readonly notify: () => boolean
}

/** Tells of what keeps coming at most every ten seconds. `soon` asks for it whenever something has come. */
export function throttleAnnouncements({ clock, isBusy, notify }: ThrottleOptions): { soon(): void; stop(): void } {
  let announcedAt = Number.NEGATIVE_INFINITY
  let timer: Timer | null = null

  function notifyNow(): void {
    timer = null
    if (isBusy()) timer = clock.after(pause, notifyNow)
    else if (notify()) announcedAt = clock.now()
  }

  return {
    soon() {
      timer ??= clock.after(Math.max(gathering, announcedAt + pause - clock.now()), notifyNow)
    },
    stop: () => timer?.cancel(),
  }
}
