import type { Stop } from '#lib/Cell.ts'
import { afterDrawing } from '#lib/afterDrawing.ts'

/** Starts something once the browser has drawn what is there now. Stopping before that means it never starts. */
export function startWhenDrawn(window: Window, start: () => Promise<Stop>): Stop {
  let stop: Stop | null = null
  let stopped = false
  const run = async () => {
    const started = await start()
    if (stopped) started()
    else stop = started
  }
  const cancel = afterDrawing(window, () => void run())
  return () => {
    stopped = true
    cancel()
    stop?.()
  }
}
