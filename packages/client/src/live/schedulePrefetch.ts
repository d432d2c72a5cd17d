import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'

/** Time until the page has rendered its content, in milliseconds. */
const quiet = 2000

/** Signs that someone uses the page. A page that was opened in the background has none. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/** Runs something after the first interaction, and not before the page had time to render. */
export function schedulePrefetch(window: Window, clock: Clock, run: () => void): Stop {
  const opened = clock.now()
  let timer: Timer | null = null
  const notice = () => {
    stopLooking()
    timer = clock.after(Math.max(0, opened + quiet - clock.now()), run)
  }
  const stopLooking = () => {
    for (const sign of signs) window.removeEventListener(sign, notice, true)
  }
  for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true })
  return () => {
    stopLooking()
    timer?.cancel()
  }
}
