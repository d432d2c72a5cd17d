import type { Stop } from '#lib/Cell.ts'

/** Starts something once the browser has drawn what is there now. Stopping before that means it never starts. */
export function startWhenDrawn(window: Window, start: () => Promise<Stop>): Stop {
  let stop: Stop | null = null
  let stopped = false
  let running = false
  const run = async () => {
    if (stopped || running) return
    running = true
    const started = await start()
    if (stopped) started()
    else stop = started
  }
  // A frame, and then what comes after it: the picture is out by then, even in a tab that never becomes idle.
  const frame = window.requestAnimationFrame(() => window.setTimeout(() => void run(), 0))
  // No frames are drawn in a hidden tab; it still wants its stream.
  const late = window.setTimeout(() => void run(), hiddenWait)
  return () => {
    stopped = true
    window.cancelAnimationFrame(frame)
    window.clearTimeout(late)
    stop?.()
  }
}

const hiddenWait = 2000
