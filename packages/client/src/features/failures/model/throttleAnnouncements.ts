import type { Clock, Timer } from '@rookery/api/http/Clock'

/** Events within this time are announced together. */
const gathering = 1000
/** Between two tellings, in milliseconds. */
const pause = 10_000

export interface ThrottleOptions {
  readonly clock: Clock
  /** True while the user types: nothing is announced then. */
  readonly isBusy: () => boolean
  /** Announces pending events; returns false if there are none. */
  readonly notify: () => boolean
}

/** Announces frequent events at most every ten seconds. Call `soon` for each event. */
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
